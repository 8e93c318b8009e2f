-- Recorded as ebf13e13c12e6cd454339005b4ac66f48aa7cc89cc1176df5deff51bf45bd7d7.
-- Once made the index of the list of customers, which 0077 makes beside writes.
select;
