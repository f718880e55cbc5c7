-- preferences: what a person chose for their own screens.

--! preferences : (shortcuts?)
select shortcuts, settings from user_preferences where user_id = :user_id;

-- What is not given stays as it is.
--! save_preferences (shortcuts?, settings?) : (shortcuts?)
insert into user_preferences (user_id, shortcuts, settings, updated_at)
values (:user_id, :shortcuts, coalesce(:settings, '{}'::jsonb), :now)
on conflict (user_id) do update set
  shortcuts = coalesce(excluded.shortcuts, user_preferences.shortcuts),
  settings = coalesce(:settings, user_preferences.settings),
  updated_at = excluded.updated_at
returning shortcuts, settings;
