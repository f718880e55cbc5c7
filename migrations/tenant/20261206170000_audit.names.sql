-- audit: how what a row is about is called at this moment, and whose package or pathway was completed. Functions, because each looks into one of ten tables: as
-- parts of the statement that writes the rows, all of them were planned by each connection that wrote one.

create function audit_subject_name(p_action text, p_subject text, p_team_id text) returns text
language plpgsql stable as $$
declare
  v_name text;
begin
  case split_part(p_action, '.', 1)
    when 'person' then
      select person.first_name || ' ' || person.last_name into v_name from user_teams person where person.id = p_subject;
    when 'course' then
      select version.title into v_name from courses course
      join course_versions version on version.course_id = course.id and version.version = course.draft_version
      where course.id = coalesce((select given.course_id from user_courses given where given.id = p_subject::uuid), p_subject::uuid);
    when 'activity' then
      select version.title into v_name from user_courses given
      join courses course on course.id = given.course_id
      join course_versions version on version.course_id = course.id and version.version = course.draft_version
      where given.id = p_subject::uuid;
    when 'package' then
      select version.title into v_name from user_packages given
      join learning_packages package on package.id = given.package_id
      join learning_package_versions version on version.package_id = package.id
        and version.version = coalesce(package.live_version, package.draft_version)
      where given.id = p_subject::uuid;
    when 'pathway' then
      select version.title into v_name from user_learning_pathways given
      join learning_pathways pathway on pathway.id = given.pathway_id
      join pathway_versions version on version.pathway_id = pathway.id
        and version.version = coalesce(pathway.live_version, pathway.draft_version)
      where given.id = p_subject::uuid;
    when 'permission' then
      select rule.title into v_name from permissions rule where rule.id = p_subject::uuid;
    when 'import' then
      select job.file_name into v_name from bulk_jobs job where job.id = p_subject::uuid;
    when 'file' then
      select file.name into v_name from files file where file.id = p_subject::uuid;
    when 'session' then
      select person.first_name || ' ' || person.last_name into v_name from sessions session
      join user_teams person on person.user_id = session.user_id
      where session.id = p_subject::uuid order by (person.team_id = p_team_id) desc nulls last, person.team_id limit 1;
    else
      if p_subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
        select person.first_name || ' ' || person.last_name into v_name from user_teams person
        where person.user_id = p_subject::uuid order by person.team_id limit 1;
      else
        select person.first_name || ' ' || person.last_name into v_name from user_teams person where person.id = p_subject;
      end if;
  end case;
  return v_name;
end
$$;

-- The person, for the details; nothing where it was whoever did it.
create function audit_completed_by(p_subject uuid, p_by uuid, p_team_id text) returns jsonb
language plpgsql stable as $$
begin
  return (
    select jsonb_build_object('person', person.first_name || ' ' || person.last_name) from user_teams person
    where person.user_id is distinct from p_by and person.user_id = coalesce(
      (select given.user_id from user_packages given where given.id = p_subject),
      (select given.user_id from user_learning_pathways given where given.id = p_subject))
    order by (person.team_id = p_team_id) desc nulls last, person.team_id limit 1);
end
$$;
