-- The name and the picture of a member stand beside reviews and comments: one that staff took away must not stay in memory.
-- Who has just become a member has written nothing yet.
create trigger announce_face after update on accounts
for each row when (
  old.username is not null
  and (old.username, old.avatar_file_id, old.disabled_at) is distinct from (new.username, new.avatar_file_id, new.disabled_at)
)
execute function announce_public_change('members');
