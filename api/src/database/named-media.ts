/** SQL for the names of films and models used by products, projects and texts, including drafts and earlier versions. */
export const namedMedia = `
  with texts as (
    select draft::text as text from writings union all select data::text from writing_versions
    union all select blocks::text from contents union all select data::text from configurations
  ), named as (
    select found[1] as name
    from texts, regexp_matches(text, '/media/(?:models|videos)/([0-9a-f-]{36}[.][0-9a-z]{3,4})', 'g') as found
    union select model_file from products union select model_file from projects union select file from project_videos
  )
  select name from named where name is not null`
