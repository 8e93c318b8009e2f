-- Vouchers are on public pages too. What is taken of them changes nothing there, but for the last one, and one that comes back.
create trigger announce after insert or delete or truncate on vouchers
for each statement execute function announce_public_change('vouchers');
create trigger announce_change after update on vouchers
for each row when (
  to_jsonb(old) - 'taken' is distinct from to_jsonb(new) - 'taken'
  or (old.taken = old.stock) is distinct from (new.taken = new.stock)
)
execute function announce_public_change('vouchers');
