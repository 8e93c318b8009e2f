-- Each four digits in a row of a text, by which a telephone number is found from any part of it. There are ten thousand of them, where
-- of pairs there are a hundred, which a million rows share.
create function digit_runs(sought text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  digits text;
  runs text[] := '{}';
begin
  foreach digits in array regexp_split_to_array(sought, '\D+') loop
    for at in 1 .. length(digits) - 3 loop
      runs := runs || substr(digits, at, 4);
    end loop;
  end loop;
  return array(select distinct unnest(runs));
end $$;
