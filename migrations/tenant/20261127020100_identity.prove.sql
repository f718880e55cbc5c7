-- identity: what proves, with the request that changes how somebody signs in, who asks: a passkey that was asked for, or a
-- provider's word that was given for it.
alter table sign_in_challenges drop constraint sign_in_challenges_kind_check;
alter table sign_in_challenges add constraint sign_in_challenges_kind_check
  check (kind in ('provider', 'test', 'link', 'second_factor', 'enrol', 'passkey_new', 'passkey_use', 'operator', 'prove'));
