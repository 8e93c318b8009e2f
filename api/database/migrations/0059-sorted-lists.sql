-- Recorded as 95a70607cd9bae592cab434ec70d5642e92baf79a29836e1427f2079d07f631d.
-- Once made the indexes by which staff sort orders and customers, which 0077 makes beside writes.
select;
