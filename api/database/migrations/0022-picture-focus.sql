-- What must stay in sight when a picture is cropped: {x, y} in hundredths of its width and height; its middle where
-- nobody has said.
alter table pictures add column focus jsonb check (
  (focus ->> 'x')::integer between 0 and 100 and (focus ->> 'y')::integer between 0 and 100
);
