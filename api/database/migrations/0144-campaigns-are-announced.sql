-- The pages of products name the campaigns that concern them.
create trigger announce after insert or delete or update or truncate on campaigns
for each statement execute function announce_public_change('campaigns');
