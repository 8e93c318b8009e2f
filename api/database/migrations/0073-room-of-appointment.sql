-- One renovation at most is opened from an appointment.
alter table renovations add appointment_id uuid unique references appointments on delete set null;
