-- An order whose proof was refused waits for another until a deadline, which those refused before have never had.
update orders set expires_at = now() + interval '24 hours'
where status = 'pending' and payment_status = 'unpaid' and proof_refused_at is not null and expires_at is null;
