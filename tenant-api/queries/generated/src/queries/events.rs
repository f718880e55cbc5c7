// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct LockEventParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct OneEventParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct CreateEventParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::JsonSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::ArraySql<Item = T5>,
    T7: crate::StringSql,
    T8: crate::StringSql,
    T9: crate::StringSql,
    T10: crate::StringSql,
    T11: crate::ArraySql<Item = uuid::Uuid>,
    T12: crate::ArraySql<Item = uuid::Uuid>,
    T13: crate::StringSql,
    T14: crate::ArraySql<Item = i32>,
    T15: crate::StringSql,
> {
    pub id: uuid::Uuid,
    pub team_id: T1,
    pub title: T2,
    pub description: T3,
    pub category: T4,
    pub tags: T6,
    pub address: T7,
    pub online_url: T8,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub ends_at: chrono::DateTime<chrono::Utc>,
    pub time_zone: T9,
    pub capacity: Option<i32>,
    pub waitlist_capacity: Option<i32>,
    pub approval: bool,
    pub register_until: Option<chrono::DateTime<chrono::Utc>>,
    pub cancel_until: Option<chrono::DateTime<chrono::Utc>>,
    pub promotion: T10,
    pub offer_hours: i32,
    pub trainers: T11,
    pub assets: T12,
    pub audience: T13,
    pub image: Option<uuid::Uuid>,
    pub reminders: Option<T14>,
    pub search: T15,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct StoreEventParams<
    T1: crate::StringSql,
    T2: crate::JsonSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::ArraySql<Item = T4>,
    T6: crate::StringSql,
    T7: crate::StringSql,
    T8: crate::StringSql,
    T9: crate::StringSql,
    T10: crate::ArraySql<Item = uuid::Uuid>,
    T11: crate::ArraySql<Item = uuid::Uuid>,
    T12: crate::StringSql,
    T13: crate::ArraySql<Item = i32>,
    T14: crate::StringSql,
    T15: crate::StringSql,
> {
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub ends_at: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub title: T1,
    pub description: T2,
    pub category: T3,
    pub tags: T5,
    pub address: T6,
    pub online_url: T7,
    pub time_zone: T8,
    pub capacity: Option<i32>,
    pub waitlist_capacity: Option<i32>,
    pub approval: bool,
    pub register_until: Option<chrono::DateTime<chrono::Utc>>,
    pub cancel_until: Option<chrono::DateTime<chrono::Utc>>,
    pub promotion: T9,
    pub offer_hours: i32,
    pub trainers: T10,
    pub assets: T11,
    pub audience: T12,
    pub image: Option<uuid::Uuid>,
    pub reminders: Option<T13>,
    pub search: T14,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub team_id: T15,
}
#[derive(Debug)]
pub struct SetEventStatusParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql> {
    pub status: T1,
    pub reason: T2,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub team_id: T3,
}
#[derive(Clone, Copy, Debug)]
pub struct RegistrationParams {
    pub event_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct HolderOfTicketParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub ticket: T1,
    pub team_id: T2,
}
#[derive(Debug)]
pub struct NameOfParams<T1: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct RoomCodeParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct SetRoomCodeParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub room_code: Option<T1>,
    pub id: uuid::Uuid,
    pub team_id: T2,
}
#[derive(Debug)]
pub struct MessageRecipientsParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
> {
    pub event_id: uuid::Uuid,
    pub states: T2,
    pub users: T3,
}
#[derive(Debug)]
pub struct StoreMovesParams<T1: crate::JsonSql> {
    pub seats: i32,
    pub queue: i32,
    pub count: i32,
    pub event_id: uuid::Uuid,
    pub steps: T1,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct FirstWaitingParams {
    pub event_id: uuid::Uuid,
    pub most: i64,
}
#[derive(Debug)]
pub struct FutureRegistrationsParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub team_id: T1,
    pub users: T2,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct QueuePositionParams {
    pub event_id: uuid::Uuid,
    pub place: i32,
}
#[derive(Debug)]
pub struct ConflictsParams<T1: crate::StringSql> {
    pub event_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct MembersParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub team_id: T1,
    pub users: T2,
}
#[derive(Debug)]
pub struct LockMembersParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub team_id: T1,
    pub users: T2,
}
#[derive(Debug)]
pub struct EventFiltersParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub drafts: bool,
    pub now: chrono::DateTime<chrono::Utc>,
    pub user_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct LedgerParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub event_id: uuid::Uuid,
    pub before: i32,
}
#[derive(Debug)]
pub struct SheetParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub event_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct AttendedOneParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub user_id: uuid::Uuid,
    pub events: T1,
    pub since: Option<chrono::DateTime<chrono::Utc>>,
}
#[derive(Debug)]
pub struct SeatsAtEventsParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub events: T1,
    pub users: T2,
}
#[derive(Debug)]
pub struct CreateSeriesParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
    pub rule: T2,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct JoinSeriesParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub series_id: uuid::Uuid,
    pub series_at: T1,
    pub id: uuid::Uuid,
    pub team_id: T2,
}
#[derive(Debug)]
pub struct SeriesOfEventParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct SeriesDatesParams<T1: crate::StringSql> {
    pub series_id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct LockSeriesParams<T1: crate::StringSql> {
    pub series_id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Clone, Copy, Debug)]
pub struct IsOpenToParams {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct OpenToParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub users: T1,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct TrainerNamesParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::StringSql> {
    pub users: T1,
    pub team_id: T2,
}
#[derive(Debug)]
pub struct ClashesParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::StringSql,
> {
    pub assets: T1,
    pub but: T2,
    pub ends_at: chrono::DateTime<chrono::Utc>,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub trainers: T3,
    pub team_id: T4,
}
#[derive(Debug)]
pub struct CreateAssetParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql> {
    pub id: uuid::Uuid,
    pub kind: T1,
    pub name: T2,
    pub place: T3,
    pub capacity: Option<i32>,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct StoreAssetParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub name: T1,
    pub place: T2,
    pub capacity: Option<i32>,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct ArchiveAssetParams {
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct GrantParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::ArraySql<Item = bool>,
> {
    pub ids: T1,
    pub users: T2,
    pub events: T3,
    pub optionals: T4,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct ReleaseParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub users: T1,
    pub events: T2,
}
#[derive(Clone, Copy, Debug)]
pub struct RecordParams {
    pub user_id: uuid::Uuid,
    pub event_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct StoreEventSettingsParams<T1: crate::ArraySql<Item = i32>> {
    pub reminders: T1,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct DueRemindersParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub most: i64,
}
#[derive(Debug)]
pub struct RegistrationsParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub event_id: uuid::Uuid,
    pub users: T1,
}
#[derive(Debug)]
pub struct CreateAdditionParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub event_id: uuid::Uuid,
    pub may_wait: bool,
    pub note: T1,
    pub total: i32,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct StoreAdditionPortionsParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub addition_id: uuid::Uuid,
    pub size: i64,
    pub users: T1,
}
#[derive(Clone, Copy, Debug)]
pub struct DropAdditionPortionParams {
    pub id: uuid::Uuid,
    pub number: i64,
}
#[derive(Debug)]
pub struct RefuseAdditionsParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::StringSql,
    T3: crate::ArraySql<Item = T2>,
> {
    pub id: uuid::Uuid,
    pub users: T1,
    pub codes: T3,
}
#[derive(Clone, Copy, Debug)]
pub struct AdditionProgressedParams {
    pub people: i32,
    pub seated: i32,
    pub waiting: i32,
    pub known: i32,
    pub refused: i32,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct StopAdditionParams {
    pub id: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct AdditionRefusalsParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub addition_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct DatesOfSeriesParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct TeamAtEventsParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub team_id: T1,
    pub managed: T2,
    pub me: uuid::Uuid,
    pub past: bool,
    pub now: chrono::DateTime<chrono::Utc>,
    pub per_page: i64,
    pub skip: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockEvent {
    pub id: uuid::Uuid,
    pub status: String,
    pub title: String,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub ends_at: chrono::DateTime<chrono::Utc>,
    pub time_zone: String,
    pub address: String,
    pub online_url: String,
    pub capacity: Option<i32>,
    pub waitlist_capacity: Option<i32>,
    pub approval: bool,
    pub register_until: Option<chrono::DateTime<chrono::Utc>>,
    pub cancel_until: Option<chrono::DateTime<chrono::Utc>>,
    pub promotion: String,
    pub offer_hours: i32,
    pub taken: i32,
    pub waiting: i32,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub trainers: Vec<uuid::Uuid>,
    pub assets: Vec<uuid::Uuid>,
    pub audience: String,
    pub image: Option<uuid::Uuid>,
    pub changed_by_name: Option<String>,
}
pub struct LockEventBorrowed<'a> {
    pub id: uuid::Uuid,
    pub status: &'a str,
    pub title: &'a str,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub ends_at: chrono::DateTime<chrono::Utc>,
    pub time_zone: &'a str,
    pub address: &'a str,
    pub online_url: &'a str,
    pub capacity: Option<i32>,
    pub waitlist_capacity: Option<i32>,
    pub approval: bool,
    pub register_until: Option<chrono::DateTime<chrono::Utc>>,
    pub cancel_until: Option<chrono::DateTime<chrono::Utc>>,
    pub promotion: &'a str,
    pub offer_hours: i32,
    pub taken: i32,
    pub waiting: i32,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub trainers: crate::ArrayIterator<'a, uuid::Uuid>,
    pub assets: crate::ArrayIterator<'a, uuid::Uuid>,
    pub audience: &'a str,
    pub image: Option<uuid::Uuid>,
    pub changed_by_name: Option<&'a str>,
}
impl<'a> From<LockEventBorrowed<'a>> for LockEvent {
    fn from(
        LockEventBorrowed {
            id,
            status,
            title,
            starts_at,
            ends_at,
            time_zone,
            address,
            online_url,
            capacity,
            waitlist_capacity,
            approval,
            register_until,
            cancel_until,
            promotion,
            offer_hours,
            taken,
            waiting,
            revision,
            changed_at,
            trainers,
            assets,
            audience,
            image,
            changed_by_name,
        }: LockEventBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            status: status.into(),
            title: title.into(),
            starts_at,
            ends_at,
            time_zone: time_zone.into(),
            address: address.into(),
            online_url: online_url.into(),
            capacity,
            waitlist_capacity,
            approval,
            register_until,
            cancel_until,
            promotion: promotion.into(),
            offer_hours,
            taken,
            waiting,
            revision,
            changed_at,
            trainers: trainers.map(|v| v).collect(),
            assets: assets.map(|v| v).collect(),
            audience: audience.into(),
            image,
            changed_by_name: changed_by_name.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct OneEvent {
    pub id: uuid::Uuid,
    pub status: String,
    pub title: String,
    pub description: serde_json::Value,
    pub category: String,
    pub tags: Vec<String>,
    pub address: String,
    pub online_url: String,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub ends_at: chrono::DateTime<chrono::Utc>,
    pub time_zone: String,
    pub capacity: Option<i32>,
    pub waitlist_capacity: Option<i32>,
    pub approval: bool,
    pub register_until: Option<chrono::DateTime<chrono::Utc>>,
    pub cancel_until: Option<chrono::DateTime<chrono::Utc>>,
    pub promotion: String,
    pub offer_hours: i32,
    pub cancel_reason: String,
    pub taken: i32,
    pub waiting: i32,
    pub revision: i32,
    pub moves: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub trainers: Vec<uuid::Uuid>,
    pub assets: Vec<uuid::Uuid>,
    pub audience: String,
    pub image: Option<uuid::Uuid>,
    pub reminders: Option<Vec<i32>>,
}
pub struct OneEventBorrowed<'a> {
    pub id: uuid::Uuid,
    pub status: &'a str,
    pub title: &'a str,
    pub description: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub address: &'a str,
    pub online_url: &'a str,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub ends_at: chrono::DateTime<chrono::Utc>,
    pub time_zone: &'a str,
    pub capacity: Option<i32>,
    pub waitlist_capacity: Option<i32>,
    pub approval: bool,
    pub register_until: Option<chrono::DateTime<chrono::Utc>>,
    pub cancel_until: Option<chrono::DateTime<chrono::Utc>>,
    pub promotion: &'a str,
    pub offer_hours: i32,
    pub cancel_reason: &'a str,
    pub taken: i32,
    pub waiting: i32,
    pub revision: i32,
    pub moves: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub trainers: crate::ArrayIterator<'a, uuid::Uuid>,
    pub assets: crate::ArrayIterator<'a, uuid::Uuid>,
    pub audience: &'a str,
    pub image: Option<uuid::Uuid>,
    pub reminders: Option<crate::ArrayIterator<'a, i32>>,
}
impl<'a> From<OneEventBorrowed<'a>> for OneEvent {
    fn from(
        OneEventBorrowed {
            id,
            status,
            title,
            description,
            category,
            tags,
            address,
            online_url,
            starts_at,
            ends_at,
            time_zone,
            capacity,
            waitlist_capacity,
            approval,
            register_until,
            cancel_until,
            promotion,
            offer_hours,
            cancel_reason,
            taken,
            waiting,
            revision,
            moves,
            changed_at,
            trainers,
            assets,
            audience,
            image,
            reminders,
        }: OneEventBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            status: status.into(),
            title: title.into(),
            description: serde_json::from_str(description.0.get()).unwrap(),
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            address: address.into(),
            online_url: online_url.into(),
            starts_at,
            ends_at,
            time_zone: time_zone.into(),
            capacity,
            waitlist_capacity,
            approval,
            register_until,
            cancel_until,
            promotion: promotion.into(),
            offer_hours,
            cancel_reason: cancel_reason.into(),
            taken,
            waiting,
            revision,
            moves,
            changed_at,
            trainers: trainers.map(|v| v).collect(),
            assets: assets.map(|v| v).collect(),
            audience: audience.into(),
            image,
            reminders: reminders.map(|v| v.map(|v| v).collect()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Registration {
    pub state: String,
    pub place: i32,
    pub offered_until: Option<chrono::DateTime<chrono::Utc>>,
    pub ticket: String,
}
pub struct RegistrationBorrowed<'a> {
    pub state: &'a str,
    pub place: i32,
    pub offered_until: Option<chrono::DateTime<chrono::Utc>>,
    pub ticket: &'a str,
}
impl<'a> From<RegistrationBorrowed<'a>> for Registration {
    fn from(
        RegistrationBorrowed {
            state,
            place,
            offered_until,
            ticket,
        }: RegistrationBorrowed<'a>,
    ) -> Self {
        Self {
            state: state.into(),
            place,
            offered_until,
            ticket: ticket.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct HolderOfTicket {
    pub user_id: uuid::Uuid,
    pub event_id: uuid::Uuid,
    pub title: String,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub time_zone: String,
}
pub struct HolderOfTicketBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub event_id: uuid::Uuid,
    pub title: &'a str,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub time_zone: &'a str,
}
impl<'a> From<HolderOfTicketBorrowed<'a>> for HolderOfTicket {
    fn from(
        HolderOfTicketBorrowed {
            user_id,
            event_id,
            title,
            starts_at,
            time_zone,
        }: HolderOfTicketBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            event_id,
            title: title.into(),
            starts_at,
            time_zone: time_zone.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct StoreMoves {
    pub user_id: uuid::Uuid,
    pub number: i32,
}
#[derive(Debug, Clone, PartialEq)]
pub struct AffectedPeople {
    pub user_id: uuid::Uuid,
    pub state: String,
}
pub struct AffectedPeopleBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub state: &'a str,
}
impl<'a> From<AffectedPeopleBorrowed<'a>> for AffectedPeople {
    fn from(AffectedPeopleBorrowed { user_id, state }: AffectedPeopleBorrowed<'a>) -> Self {
        Self {
            user_id,
            state: state.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct FutureRegistrations {
    pub event_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Conflicts {
    pub id: uuid::Uuid,
    pub title: String,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub ends_at: chrono::DateTime<chrono::Utc>,
    pub time_zone: String,
}
pub struct ConflictsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub title: &'a str,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub ends_at: chrono::DateTime<chrono::Utc>,
    pub time_zone: &'a str,
}
impl<'a> From<ConflictsBorrowed<'a>> for Conflicts {
    fn from(
        ConflictsBorrowed {
            id,
            title,
            starts_at,
            ends_at,
            time_zone,
        }: ConflictsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            title: title.into(),
            starts_at,
            ends_at,
            time_zone: time_zone.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockMembers {
    pub user_id: uuid::Uuid,
    pub name: String,
}
pub struct LockMembersBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub name: &'a str,
}
impl<'a> From<LockMembersBorrowed<'a>> for LockMembers {
    fn from(LockMembersBorrowed { user_id, name }: LockMembersBorrowed<'a>) -> Self {
        Self {
            user_id,
            name: name.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct EventFilters {
    pub kind: String,
    pub name: String,
    pub events: i64,
}
pub struct EventFiltersBorrowed<'a> {
    pub kind: &'a str,
    pub name: &'a str,
    pub events: i64,
}
impl<'a> From<EventFiltersBorrowed<'a>> for EventFilters {
    fn from(EventFiltersBorrowed { kind, name, events }: EventFiltersBorrowed<'a>) -> Self {
        Self {
            kind: kind.into(),
            name: name.into(),
            events,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct CoursesOfEvent {
    pub id: uuid::Uuid,
    pub title: String,
}
pub struct CoursesOfEventBorrowed<'a> {
    pub id: uuid::Uuid,
    pub title: &'a str,
}
impl<'a> From<CoursesOfEventBorrowed<'a>> for CoursesOfEvent {
    fn from(CoursesOfEventBorrowed { id, title }: CoursesOfEventBorrowed<'a>) -> Self {
        Self {
            id,
            title: title.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Ledger {
    pub number: i32,
    pub user_id: uuid::Uuid,
    pub person: Option<String>,
    pub from_state: Option<String>,
    pub to_state: String,
    pub offered_until: Option<chrono::DateTime<chrono::Utc>>,
    pub reason: String,
    pub note: String,
    pub made_at: chrono::DateTime<chrono::Utc>,
    pub made_by: Option<String>,
}
pub struct LedgerBorrowed<'a> {
    pub number: i32,
    pub user_id: uuid::Uuid,
    pub person: Option<&'a str>,
    pub from_state: Option<&'a str>,
    pub to_state: &'a str,
    pub offered_until: Option<chrono::DateTime<chrono::Utc>>,
    pub reason: &'a str,
    pub note: &'a str,
    pub made_at: chrono::DateTime<chrono::Utc>,
    pub made_by: Option<&'a str>,
}
impl<'a> From<LedgerBorrowed<'a>> for Ledger {
    fn from(
        LedgerBorrowed {
            number,
            user_id,
            person,
            from_state,
            to_state,
            offered_until,
            reason,
            note,
            made_at,
            made_by,
        }: LedgerBorrowed<'a>,
    ) -> Self {
        Self {
            number,
            user_id,
            person: person.map(|v| v.into()),
            from_state: from_state.map(|v| v.into()),
            to_state: to_state.into(),
            offered_until,
            reason: reason.into(),
            note: note.into(),
            made_at,
            made_by: made_by.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Sheet {
    pub first_name: String,
    pub last_name: String,
    pub email: Option<String>,
    pub state: String,
    pub ticket: String,
    pub changed_at: chrono::DateTime<chrono::Utc>,
}
pub struct SheetBorrowed<'a> {
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub email: Option<&'a str>,
    pub state: &'a str,
    pub ticket: &'a str,
    pub changed_at: chrono::DateTime<chrono::Utc>,
}
impl<'a> From<SheetBorrowed<'a>> for Sheet {
    fn from(
        SheetBorrowed {
            first_name,
            last_name,
            email,
            state,
            ticket,
            changed_at,
        }: SheetBorrowed<'a>,
    ) -> Self {
        Self {
            first_name: first_name.into(),
            last_name: last_name.into(),
            email: email.map(|v| v.into()),
            state: state.into(),
            ticket: ticket.into(),
            changed_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct AreOpen {
    pub id: uuid::Uuid,
    pub is_published: bool,
}
#[derive(Debug, Clone, PartialEq)]
pub struct InvitedEvents {
    pub id: uuid::Uuid,
    pub title: String,
    pub address: String,
    pub online_url: String,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub ends_at: chrono::DateTime<chrono::Utc>,
    pub time_zone: String,
    pub trainers: Vec<uuid::Uuid>,
    pub is_published: bool,
    pub sequence: i32,
}
pub struct InvitedEventsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub title: &'a str,
    pub address: &'a str,
    pub online_url: &'a str,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub ends_at: chrono::DateTime<chrono::Utc>,
    pub time_zone: &'a str,
    pub trainers: crate::ArrayIterator<'a, uuid::Uuid>,
    pub is_published: bool,
    pub sequence: i32,
}
impl<'a> From<InvitedEventsBorrowed<'a>> for InvitedEvents {
    fn from(
        InvitedEventsBorrowed {
            id,
            title,
            address,
            online_url,
            starts_at,
            ends_at,
            time_zone,
            trainers,
            is_published,
            sequence,
        }: InvitedEventsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            title: title.into(),
            address: address.into(),
            online_url: online_url.into(),
            starts_at,
            ends_at,
            time_zone: time_zone.into(),
            trainers: trainers.map(|v| v).collect(),
            is_published,
            sequence,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct SeatsAtEvents {
    pub event_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct SeriesOfEvent {
    pub id: uuid::Uuid,
    pub rule: String,
}
pub struct SeriesOfEventBorrowed<'a> {
    pub id: uuid::Uuid,
    pub rule: &'a str,
}
impl<'a> From<SeriesOfEventBorrowed<'a>> for SeriesOfEvent {
    fn from(SeriesOfEventBorrowed { id, rule }: SeriesOfEventBorrowed<'a>) -> Self {
        Self { id, rule: rule.into() }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct SeriesDates {
    pub id: uuid::Uuid,
    pub status: String,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub taken: i32,
}
pub struct SeriesDatesBorrowed<'a> {
    pub id: uuid::Uuid,
    pub status: &'a str,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub taken: i32,
}
impl<'a> From<SeriesDatesBorrowed<'a>> for SeriesDates {
    fn from(
        SeriesDatesBorrowed {
            id,
            status,
            starts_at,
            taken,
        }: SeriesDatesBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            status: status.into(),
            starts_at,
            taken,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LockSeries {
    pub id: uuid::Uuid,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub ends_at: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug, Clone, PartialEq)]
pub struct TrainerNames {
    pub user_id: uuid::Uuid,
    pub name: String,
}
pub struct TrainerNamesBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub name: &'a str,
}
impl<'a> From<TrainerNamesBorrowed<'a>> for TrainerNames {
    fn from(TrainerNamesBorrowed { user_id, name }: TrainerNamesBorrowed<'a>) -> Self {
        Self {
            user_id,
            name: name.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct AssetsByIds {
    pub id: uuid::Uuid,
    pub kind: String,
    pub name: String,
    pub place: String,
    pub capacity: Option<i32>,
    pub is_archived: bool,
}
pub struct AssetsByIdsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub kind: &'a str,
    pub name: &'a str,
    pub place: &'a str,
    pub capacity: Option<i32>,
    pub is_archived: bool,
}
impl<'a> From<AssetsByIdsBorrowed<'a>> for AssetsByIds {
    fn from(
        AssetsByIdsBorrowed {
            id,
            kind,
            name,
            place,
            capacity,
            is_archived,
        }: AssetsByIdsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            kind: kind.into(),
            name: name.into(),
            place: place.into(),
            capacity,
            is_archived,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Clashes {
    pub what: String,
    pub kind: String,
    pub whose: uuid::Uuid,
    pub name: String,
    pub id: uuid::Uuid,
    pub team_id: String,
    pub title: String,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub ends_at: chrono::DateTime<chrono::Utc>,
    pub time_zone: String,
}
pub struct ClashesBorrowed<'a> {
    pub what: &'a str,
    pub kind: &'a str,
    pub whose: uuid::Uuid,
    pub name: &'a str,
    pub id: uuid::Uuid,
    pub team_id: &'a str,
    pub title: &'a str,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub ends_at: chrono::DateTime<chrono::Utc>,
    pub time_zone: &'a str,
}
impl<'a> From<ClashesBorrowed<'a>> for Clashes {
    fn from(
        ClashesBorrowed {
            what,
            kind,
            whose,
            name,
            id,
            team_id,
            title,
            starts_at,
            ends_at,
            time_zone,
        }: ClashesBorrowed<'a>,
    ) -> Self {
        Self {
            what: what.into(),
            kind: kind.into(),
            whose,
            name: name.into(),
            id,
            team_id: team_id.into(),
            title: title.into(),
            starts_at,
            ends_at,
            time_zone: time_zone.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct TrainersHere {
    pub user_id: uuid::Uuid,
    pub name: String,
}
pub struct TrainersHereBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub name: &'a str,
}
impl<'a> From<TrainersHereBorrowed<'a>> for TrainersHere {
    fn from(TrainersHereBorrowed { user_id, name }: TrainersHereBorrowed<'a>) -> Self {
        Self {
            user_id,
            name: name.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockAsset {
    pub id: uuid::Uuid,
    pub name: String,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
    pub revision: i32,
}
pub struct LockAssetBorrowed<'a> {
    pub id: uuid::Uuid,
    pub name: &'a str,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
    pub revision: i32,
}
impl<'a> From<LockAssetBorrowed<'a>> for LockAsset {
    fn from(
        LockAssetBorrowed {
            id,
            name,
            archived_at,
            revision,
        }: LockAssetBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            name: name.into(),
            archived_at,
            revision,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Grant {
    pub user_id: uuid::Uuid,
    pub event_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    pub id: uuid::Uuid,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
    pub state: Option<String>,
}
pub struct RecordBorrowed<'a> {
    pub id: uuid::Uuid,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
    pub state: Option<&'a str>,
}
impl<'a> From<RecordBorrowed<'a>> for Record {
    fn from(RecordBorrowed { id, archived_at, state }: RecordBorrowed<'a>) -> Self {
        Self {
            id,
            archived_at,
            state: state.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct EventSettings {
    pub reminders: Vec<i32>,
    pub revision: i32,
}
pub struct EventSettingsBorrowed<'a> {
    pub reminders: crate::ArrayIterator<'a, i32>,
    pub revision: i32,
}
impl<'a> From<EventSettingsBorrowed<'a>> for EventSettings {
    fn from(EventSettingsBorrowed { reminders, revision }: EventSettingsBorrowed<'a>) -> Self {
        Self {
            reminders: reminders.map(|v| v).collect(),
            revision,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockEventSettings {
    pub reminders: Vec<i32>,
    pub revision: i32,
}
pub struct LockEventSettingsBorrowed<'a> {
    pub reminders: crate::ArrayIterator<'a, i32>,
    pub revision: i32,
}
impl<'a> From<LockEventSettingsBorrowed<'a>> for LockEventSettings {
    fn from(LockEventSettingsBorrowed { reminders, revision }: LockEventSettingsBorrowed<'a>) -> Self {
        Self {
            reminders: reminders.map(|v| v).collect(),
            revision,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct DueReminders {
    pub id: uuid::Uuid,
    pub team_id: String,
    pub title: String,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub user_id: uuid::Uuid,
    pub event_key: String,
}
pub struct DueRemindersBorrowed<'a> {
    pub id: uuid::Uuid,
    pub team_id: &'a str,
    pub title: &'a str,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub user_id: uuid::Uuid,
    pub event_key: &'a str,
}
impl<'a> From<DueRemindersBorrowed<'a>> for DueReminders {
    fn from(
        DueRemindersBorrowed {
            id,
            team_id,
            title,
            starts_at,
            user_id,
            event_key,
        }: DueRemindersBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            team_id: team_id.into(),
            title: title.into(),
            starts_at,
            user_id,
            event_key: event_key.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Registrations {
    pub user_id: uuid::Uuid,
    pub state: String,
    pub offered_until: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct RegistrationsBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub state: &'a str,
    pub offered_until: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<RegistrationsBorrowed<'a>> for Registrations {
    fn from(
        RegistrationsBorrowed {
            user_id,
            state,
            offered_until,
        }: RegistrationsBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            state: state.into(),
            offered_until,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct NextAdditionPortion {
    pub event_id: uuid::Uuid,
    pub team_id: String,
    pub may_wait: bool,
    pub note: String,
    pub added_by: uuid::Uuid,
    pub number: i64,
    pub users: Vec<uuid::Uuid>,
    pub is_followed: bool,
}
pub struct NextAdditionPortionBorrowed<'a> {
    pub event_id: uuid::Uuid,
    pub team_id: &'a str,
    pub may_wait: bool,
    pub note: &'a str,
    pub added_by: uuid::Uuid,
    pub number: i64,
    pub users: crate::ArrayIterator<'a, uuid::Uuid>,
    pub is_followed: bool,
}
impl<'a> From<NextAdditionPortionBorrowed<'a>> for NextAdditionPortion {
    fn from(
        NextAdditionPortionBorrowed {
            event_id,
            team_id,
            may_wait,
            note,
            added_by,
            number,
            users,
            is_followed,
        }: NextAdditionPortionBorrowed<'a>,
    ) -> Self {
        Self {
            event_id,
            team_id: team_id.into(),
            may_wait,
            note: note.into(),
            added_by,
            number,
            users: users.map(|v| v).collect(),
            is_followed,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct StopAddition {
    pub event_id: uuid::Uuid,
    pub team_id: String,
}
pub struct StopAdditionBorrowed<'a> {
    pub event_id: uuid::Uuid,
    pub team_id: &'a str,
}
impl<'a> From<StopAdditionBorrowed<'a>> for StopAddition {
    fn from(StopAdditionBorrowed { event_id, team_id }: StopAdditionBorrowed<'a>) -> Self {
        Self {
            event_id,
            team_id: team_id.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LatestAddition {
    pub id: uuid::Uuid,
    pub total: i32,
    pub done: i32,
    pub seated: i32,
    pub waiting: i32,
    pub known: i32,
    pub refused: i32,
    pub started_at: chrono::DateTime<chrono::Utc>,
    pub finished_at: Option<chrono::DateTime<chrono::Utc>>,
}
#[derive(Debug, Clone, PartialEq)]
pub struct AdditionRefusals {
    pub user_id: uuid::Uuid,
    pub code: String,
    pub name: Option<String>,
}
pub struct AdditionRefusalsBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub code: &'a str,
    pub name: Option<&'a str>,
}
impl<'a> From<AdditionRefusalsBorrowed<'a>> for AdditionRefusals {
    fn from(AdditionRefusalsBorrowed { user_id, code, name }: AdditionRefusalsBorrowed<'a>) -> Self {
        Self {
            user_id,
            code: code.into(),
            name: name.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct TeamAtEvents {
    pub id: uuid::Uuid,
    pub title: String,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub ends_at: chrono::DateTime<chrono::Utc>,
    pub time_zone: String,
    pub address: String,
    pub is_online: bool,
    pub user_id: uuid::Uuid,
    pub name: String,
    pub state: String,
    pub total: i64,
}
pub struct TeamAtEventsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub title: &'a str,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub ends_at: chrono::DateTime<chrono::Utc>,
    pub time_zone: &'a str,
    pub address: &'a str,
    pub is_online: bool,
    pub user_id: uuid::Uuid,
    pub name: &'a str,
    pub state: &'a str,
    pub total: i64,
}
impl<'a> From<TeamAtEventsBorrowed<'a>> for TeamAtEvents {
    fn from(
        TeamAtEventsBorrowed {
            id,
            title,
            starts_at,
            ends_at,
            time_zone,
            address,
            is_online,
            user_id,
            name,
            state,
            total,
        }: TeamAtEventsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            title: title.into(),
            starts_at,
            ends_at,
            time_zone: time_zone.into(),
            address: address.into(),
            is_online,
            user_id,
            name: name.into(),
            state: state.into(),
            total,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct LockEventQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockEventBorrowed, tokio_postgres::Error>,
    mapper: fn(LockEventBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockEventQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockEventBorrowed) -> R) -> LockEventQuery<'c, 'a, 's, C, R, N> {
        LockEventQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct OneEventQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OneEventBorrowed, tokio_postgres::Error>,
    mapper: fn(OneEventBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OneEventQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OneEventBorrowed) -> R) -> OneEventQuery<'c, 'a, 's, C, R, N> {
        OneEventQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct RegistrationQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RegistrationBorrowed, tokio_postgres::Error>,
    mapper: fn(RegistrationBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RegistrationQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RegistrationBorrowed) -> R) -> RegistrationQuery<'c, 'a, 's, C, R, N> {
        RegistrationQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct HolderOfTicketQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<HolderOfTicketBorrowed, tokio_postgres::Error>,
    mapper: fn(HolderOfTicketBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> HolderOfTicketQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(HolderOfTicketBorrowed) -> R) -> HolderOfTicketQuery<'c, 'a, 's, C, R, N> {
        HolderOfTicketQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct StringQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<&str, tokio_postgres::Error>,
    mapper: fn(&str) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> StringQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(&str) -> R) -> StringQuery<'c, 'a, 's, C, R, N> {
        StringQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct OptionStringQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Option<&str>, tokio_postgres::Error>,
    mapper: fn(Option<&str>) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OptionStringQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Option<&str>) -> R) -> OptionStringQuery<'c, 'a, 's, C, R, N> {
        OptionStringQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct UuidUuidQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<uuid::Uuid, tokio_postgres::Error>,
    mapper: fn(uuid::Uuid) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UuidUuidQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(uuid::Uuid) -> R) -> UuidUuidQuery<'c, 'a, 's, C, R, N> {
        UuidUuidQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct StoreMovesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<StoreMoves, tokio_postgres::Error>,
    mapper: fn(StoreMoves) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> StoreMovesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(StoreMoves) -> R) -> StoreMovesQuery<'c, 'a, 's, C, R, N> {
        StoreMovesQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct AffectedPeopleQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AffectedPeopleBorrowed, tokio_postgres::Error>,
    mapper: fn(AffectedPeopleBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AffectedPeopleQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(AffectedPeopleBorrowed) -> R) -> AffectedPeopleQuery<'c, 'a, 's, C, R, N> {
        AffectedPeopleQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct FutureRegistrationsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FutureRegistrations, tokio_postgres::Error>,
    mapper: fn(FutureRegistrations) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FutureRegistrationsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FutureRegistrations) -> R) -> FutureRegistrationsQuery<'c, 'a, 's, C, R, N> {
        FutureRegistrationsQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct I64Query<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<i64, tokio_postgres::Error>,
    mapper: fn(i64) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> I64Query<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(i64) -> R) -> I64Query<'c, 'a, 's, C, R, N> {
        I64Query {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct ConflictsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ConflictsBorrowed, tokio_postgres::Error>,
    mapper: fn(ConflictsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ConflictsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ConflictsBorrowed) -> R) -> ConflictsQuery<'c, 'a, 's, C, R, N> {
        ConflictsQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct LockMembersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockMembersBorrowed, tokio_postgres::Error>,
    mapper: fn(LockMembersBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockMembersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockMembersBorrowed) -> R) -> LockMembersQuery<'c, 'a, 's, C, R, N> {
        LockMembersQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct EventFiltersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<EventFiltersBorrowed, tokio_postgres::Error>,
    mapper: fn(EventFiltersBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> EventFiltersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(EventFiltersBorrowed) -> R) -> EventFiltersQuery<'c, 'a, 's, C, R, N> {
        EventFiltersQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct CoursesOfEventQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CoursesOfEventBorrowed, tokio_postgres::Error>,
    mapper: fn(CoursesOfEventBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CoursesOfEventQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CoursesOfEventBorrowed) -> R) -> CoursesOfEventQuery<'c, 'a, 's, C, R, N> {
        CoursesOfEventQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct LedgerQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LedgerBorrowed, tokio_postgres::Error>,
    mapper: fn(LedgerBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LedgerQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LedgerBorrowed) -> R) -> LedgerQuery<'c, 'a, 's, C, R, N> {
        LedgerQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct SheetQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SheetBorrowed, tokio_postgres::Error>,
    mapper: fn(SheetBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SheetQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(SheetBorrowed) -> R) -> SheetQuery<'c, 'a, 's, C, R, N> {
        SheetQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct BoolQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<bool, tokio_postgres::Error>,
    mapper: fn(bool) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BoolQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(bool) -> R) -> BoolQuery<'c, 'a, 's, C, R, N> {
        BoolQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct AreOpenQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AreOpen, tokio_postgres::Error>,
    mapper: fn(AreOpen) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AreOpenQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(AreOpen) -> R) -> AreOpenQuery<'c, 'a, 's, C, R, N> {
        AreOpenQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct InvitedEventsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<InvitedEventsBorrowed, tokio_postgres::Error>,
    mapper: fn(InvitedEventsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> InvitedEventsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(InvitedEventsBorrowed) -> R) -> InvitedEventsQuery<'c, 'a, 's, C, R, N> {
        InvitedEventsQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct SeatsAtEventsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SeatsAtEvents, tokio_postgres::Error>,
    mapper: fn(SeatsAtEvents) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SeatsAtEventsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(SeatsAtEvents) -> R) -> SeatsAtEventsQuery<'c, 'a, 's, C, R, N> {
        SeatsAtEventsQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct SeriesOfEventQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SeriesOfEventBorrowed, tokio_postgres::Error>,
    mapper: fn(SeriesOfEventBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SeriesOfEventQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(SeriesOfEventBorrowed) -> R) -> SeriesOfEventQuery<'c, 'a, 's, C, R, N> {
        SeriesOfEventQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct SeriesDatesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SeriesDatesBorrowed, tokio_postgres::Error>,
    mapper: fn(SeriesDatesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SeriesDatesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(SeriesDatesBorrowed) -> R) -> SeriesDatesQuery<'c, 'a, 's, C, R, N> {
        SeriesDatesQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct LockSeriesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockSeries, tokio_postgres::Error>,
    mapper: fn(LockSeries) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockSeriesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockSeries) -> R) -> LockSeriesQuery<'c, 'a, 's, C, R, N> {
        LockSeriesQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct TrainerNamesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TrainerNamesBorrowed, tokio_postgres::Error>,
    mapper: fn(TrainerNamesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TrainerNamesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TrainerNamesBorrowed) -> R) -> TrainerNamesQuery<'c, 'a, 's, C, R, N> {
        TrainerNamesQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct AssetsByIdsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AssetsByIdsBorrowed, tokio_postgres::Error>,
    mapper: fn(AssetsByIdsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AssetsByIdsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(AssetsByIdsBorrowed) -> R) -> AssetsByIdsQuery<'c, 'a, 's, C, R, N> {
        AssetsByIdsQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct ClashesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ClashesBorrowed, tokio_postgres::Error>,
    mapper: fn(ClashesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ClashesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ClashesBorrowed) -> R) -> ClashesQuery<'c, 'a, 's, C, R, N> {
        ClashesQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct TrainersHereQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TrainersHereBorrowed, tokio_postgres::Error>,
    mapper: fn(TrainersHereBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TrainersHereQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TrainersHereBorrowed) -> R) -> TrainersHereQuery<'c, 'a, 's, C, R, N> {
        TrainersHereQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct LockAssetQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockAssetBorrowed, tokio_postgres::Error>,
    mapper: fn(LockAssetBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockAssetQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockAssetBorrowed) -> R) -> LockAssetQuery<'c, 'a, 's, C, R, N> {
        LockAssetQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct GrantQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Grant, tokio_postgres::Error>,
    mapper: fn(Grant) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GrantQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Grant) -> R) -> GrantQuery<'c, 'a, 's, C, R, N> {
        GrantQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct RecordQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RecordBorrowed, tokio_postgres::Error>,
    mapper: fn(RecordBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RecordQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RecordBorrowed) -> R) -> RecordQuery<'c, 'a, 's, C, R, N> {
        RecordQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct EventSettingsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<EventSettingsBorrowed, tokio_postgres::Error>,
    mapper: fn(EventSettingsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> EventSettingsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(EventSettingsBorrowed) -> R) -> EventSettingsQuery<'c, 'a, 's, C, R, N> {
        EventSettingsQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct LockEventSettingsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockEventSettingsBorrowed, tokio_postgres::Error>,
    mapper: fn(LockEventSettingsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockEventSettingsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockEventSettingsBorrowed) -> R) -> LockEventSettingsQuery<'c, 'a, 's, C, R, N> {
        LockEventSettingsQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct DueRemindersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DueRemindersBorrowed, tokio_postgres::Error>,
    mapper: fn(DueRemindersBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DueRemindersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DueRemindersBorrowed) -> R) -> DueRemindersQuery<'c, 'a, 's, C, R, N> {
        DueRemindersQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct OptionchronoDateTimechronoUtcQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Option<chrono::DateTime<chrono::Utc>>, tokio_postgres::Error>,
    mapper: fn(Option<chrono::DateTime<chrono::Utc>>) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OptionchronoDateTimechronoUtcQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(Option<chrono::DateTime<chrono::Utc>>) -> R,
    ) -> OptionchronoDateTimechronoUtcQuery<'c, 'a, 's, C, R, N> {
        OptionchronoDateTimechronoUtcQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct RegistrationsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RegistrationsBorrowed, tokio_postgres::Error>,
    mapper: fn(RegistrationsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RegistrationsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RegistrationsBorrowed) -> R) -> RegistrationsQuery<'c, 'a, 's, C, R, N> {
        RegistrationsQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct NextAdditionPortionQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NextAdditionPortionBorrowed, tokio_postgres::Error>,
    mapper: fn(NextAdditionPortionBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NextAdditionPortionQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NextAdditionPortionBorrowed) -> R) -> NextAdditionPortionQuery<'c, 'a, 's, C, R, N> {
        NextAdditionPortionQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct StopAdditionQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<StopAdditionBorrowed, tokio_postgres::Error>,
    mapper: fn(StopAdditionBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> StopAdditionQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(StopAdditionBorrowed) -> R) -> StopAdditionQuery<'c, 'a, 's, C, R, N> {
        StopAdditionQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct LatestAdditionQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LatestAddition, tokio_postgres::Error>,
    mapper: fn(LatestAddition) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LatestAdditionQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LatestAddition) -> R) -> LatestAdditionQuery<'c, 'a, 's, C, R, N> {
        LatestAdditionQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct AdditionRefusalsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AdditionRefusalsBorrowed, tokio_postgres::Error>,
    mapper: fn(AdditionRefusalsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AdditionRefusalsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(AdditionRefusalsBorrowed) -> R) -> AdditionRefusalsQuery<'c, 'a, 's, C, R, N> {
        AdditionRefusalsQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct TeamAtEventsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TeamAtEventsBorrowed, tokio_postgres::Error>,
    mapper: fn(TeamAtEventsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TeamAtEventsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TeamAtEventsBorrowed) -> R) -> TeamAtEventsQuery<'c, 'a, 's, C, R, N> {
        TeamAtEventsQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct LockEventStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_event() -> LockEventStmt {
    LockEventStmt(
        "select e.id, e.status, e.title, e.starts_at, e.ends_at, e.time_zone, e.address, e.online_url, e.capacity, e.waitlist_capacity, e.approval, e.register_until, e.cancel_until, e.promotion, e.offer_hours, e.taken, e.waiting, e.revision, e.changed_at, e.trainers, e.assets, e.audience, e.image, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = e.changed_by order by u.id limit 1) as changed_by_name from events e where e.id = $1 and e.team_id = $2 for no key update of e",
        None,
    )
}
impl LockEventStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> LockEventQuery<'c, 'a, 's, C, LockEvent, 2> {
        LockEventQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockEventBorrowed, tokio_postgres::Error> {
                Ok(LockEventBorrowed {
                    id: row.try_get(0)?,
                    status: row.try_get(1)?,
                    title: row.try_get(2)?,
                    starts_at: row.try_get(3)?,
                    ends_at: row.try_get(4)?,
                    time_zone: row.try_get(5)?,
                    address: row.try_get(6)?,
                    online_url: row.try_get(7)?,
                    capacity: row.try_get(8)?,
                    waitlist_capacity: row.try_get(9)?,
                    approval: row.try_get(10)?,
                    register_until: row.try_get(11)?,
                    cancel_until: row.try_get(12)?,
                    promotion: row.try_get(13)?,
                    offer_hours: row.try_get(14)?,
                    taken: row.try_get(15)?,
                    waiting: row.try_get(16)?,
                    revision: row.try_get(17)?,
                    changed_at: row.try_get(18)?,
                    trainers: row.try_get(19)?,
                    assets: row.try_get(20)?,
                    audience: row.try_get(21)?,
                    image: row.try_get(22)?,
                    changed_by_name: row.try_get(23)?,
                })
            },
            mapper: |it| LockEvent::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, LockEventParams<T1>, LockEventQuery<'c, 'a, 's, C, LockEvent, 2>, C>
    for LockEventStmt
{
    fn params(&'s self, client: &'c C, params: &'a LockEventParams<T1>) -> LockEventQuery<'c, 'a, 's, C, LockEvent, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
pub struct OneEventStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one_event() -> OneEventStmt {
    OneEventStmt(
        "select e.id, e.status, e.title, e.description, e.category, e.tags, e.address, e.online_url, e.starts_at, e.ends_at, e.time_zone, e.capacity, e.waitlist_capacity, e.approval, e.register_until, e.cancel_until, e.promotion, e.offer_hours, e.cancel_reason, e.taken, e.waiting, e.revision, e.moves, e.changed_at, e.trainers, e.assets, e.audience, e.image, e.reminders from events e where e.id = $1 and e.team_id = $2",
        None,
    )
}
impl OneEventStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> OneEventQuery<'c, 'a, 's, C, OneEvent, 2> {
        OneEventQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OneEventBorrowed, tokio_postgres::Error> {
                Ok(OneEventBorrowed {
                    id: row.try_get(0)?,
                    status: row.try_get(1)?,
                    title: row.try_get(2)?,
                    description: row.try_get(3)?,
                    category: row.try_get(4)?,
                    tags: row.try_get(5)?,
                    address: row.try_get(6)?,
                    online_url: row.try_get(7)?,
                    starts_at: row.try_get(8)?,
                    ends_at: row.try_get(9)?,
                    time_zone: row.try_get(10)?,
                    capacity: row.try_get(11)?,
                    waitlist_capacity: row.try_get(12)?,
                    approval: row.try_get(13)?,
                    register_until: row.try_get(14)?,
                    cancel_until: row.try_get(15)?,
                    promotion: row.try_get(16)?,
                    offer_hours: row.try_get(17)?,
                    cancel_reason: row.try_get(18)?,
                    taken: row.try_get(19)?,
                    waiting: row.try_get(20)?,
                    revision: row.try_get(21)?,
                    moves: row.try_get(22)?,
                    changed_at: row.try_get(23)?,
                    trainers: row.try_get(24)?,
                    assets: row.try_get(25)?,
                    audience: row.try_get(26)?,
                    image: row.try_get(27)?,
                    reminders: row.try_get(28)?,
                })
            },
            mapper: |it| OneEvent::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, OneEventParams<T1>, OneEventQuery<'c, 'a, 's, C, OneEvent, 2>, C>
    for OneEventStmt
{
    fn params(&'s self, client: &'c C, params: &'a OneEventParams<T1>) -> OneEventQuery<'c, 'a, 's, C, OneEvent, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
pub struct CreateEventStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create_event() -> CreateEventStmt {
    CreateEventStmt(
        "insert into events (id, team_id, status, title, description, category, tags, address, online_url, starts_at, ends_at, time_zone, capacity, waitlist_capacity, approval, register_until, cancel_until, promotion, offer_hours, trainers, assets, audience, image, reminders, search, changed_by, changed_at, created_at) values ($1, $2, 'draft', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $26)",
        None,
    )
}
impl CreateEventStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::StringSql,
        T2: crate::StringSql,
        T3: crate::JsonSql,
        T4: crate::StringSql,
        T5: crate::StringSql,
        T6: crate::ArraySql<Item = T5>,
        T7: crate::StringSql,
        T8: crate::StringSql,
        T9: crate::StringSql,
        T10: crate::StringSql,
        T11: crate::ArraySql<Item = uuid::Uuid>,
        T12: crate::ArraySql<Item = uuid::Uuid>,
        T13: crate::StringSql,
        T14: crate::ArraySql<Item = i32>,
        T15: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
        title: &'a T2,
        description: &'a T3,
        category: &'a T4,
        tags: &'a T6,
        address: &'a T7,
        online_url: &'a T8,
        starts_at: &'a chrono::DateTime<chrono::Utc>,
        ends_at: &'a chrono::DateTime<chrono::Utc>,
        time_zone: &'a T9,
        capacity: &'a Option<i32>,
        waitlist_capacity: &'a Option<i32>,
        approval: &'a bool,
        register_until: &'a Option<chrono::DateTime<chrono::Utc>>,
        cancel_until: &'a Option<chrono::DateTime<chrono::Utc>>,
        promotion: &'a T10,
        offer_hours: &'a i32,
        trainers: &'a T11,
        assets: &'a T12,
        audience: &'a T13,
        image: &'a Option<uuid::Uuid>,
        reminders: &'a Option<T14>,
        search: &'a T15,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id,
                    team_id,
                    title,
                    description,
                    category,
                    tags,
                    address,
                    online_url,
                    starts_at,
                    ends_at,
                    time_zone,
                    capacity,
                    waitlist_capacity,
                    approval,
                    register_until,
                    cancel_until,
                    promotion,
                    offer_hours,
                    trainers,
                    assets,
                    audience,
                    image,
                    reminders,
                    search,
                    by,
                    now,
                ],
            )
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::JsonSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::ArraySql<Item = T5>,
    T7: crate::StringSql,
    T8: crate::StringSql,
    T9: crate::StringSql,
    T10: crate::StringSql,
    T11: crate::ArraySql<Item = uuid::Uuid>,
    T12: crate::ArraySql<Item = uuid::Uuid>,
    T13: crate::StringSql,
    T14: crate::ArraySql<Item = i32>,
    T15: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CreateEventParams<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateEventStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateEventParams<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.team_id,
            &params.title,
            &params.description,
            &params.category,
            &params.tags,
            &params.address,
            &params.online_url,
            &params.starts_at,
            &params.ends_at,
            &params.time_zone,
            &params.capacity,
            &params.waitlist_capacity,
            &params.approval,
            &params.register_until,
            &params.cancel_until,
            &params.promotion,
            &params.offer_hours,
            &params.trainers,
            &params.assets,
            &params.audience,
            &params.image,
            &params.reminders,
            &params.search,
            &params.by,
            &params.now,
        ))
    }
}
pub struct StoreEventStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_event() -> StoreEventStmt {
    StoreEventStmt(
        "with moved as ( update user_events set starts_at = $1, ends_at = $2 where event_id = $3 and (starts_at, ends_at) is distinct from ($1, $2) ) update events set title = $4, description = $5, category = $6, tags = $7, address = $8, online_url = $9, starts_at = $1, ends_at = $2, time_zone = $10, capacity = $11, waitlist_capacity = $12, approval = $13, register_until = $14, cancel_until = $15, promotion = $16, offer_hours = $17, trainers = $18, assets = $19, audience = $20, image = $21, reminders = $22, search = $23, revision = revision + 1, changed_by = $24, changed_at = $25 where id = $3 and team_id = $26",
        None,
    )
}
impl StoreEventStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::StringSql,
        T2: crate::JsonSql,
        T3: crate::StringSql,
        T4: crate::StringSql,
        T5: crate::ArraySql<Item = T4>,
        T6: crate::StringSql,
        T7: crate::StringSql,
        T8: crate::StringSql,
        T9: crate::StringSql,
        T10: crate::ArraySql<Item = uuid::Uuid>,
        T11: crate::ArraySql<Item = uuid::Uuid>,
        T12: crate::StringSql,
        T13: crate::ArraySql<Item = i32>,
        T14: crate::StringSql,
        T15: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        starts_at: &'a chrono::DateTime<chrono::Utc>,
        ends_at: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
        title: &'a T1,
        description: &'a T2,
        category: &'a T3,
        tags: &'a T5,
        address: &'a T6,
        online_url: &'a T7,
        time_zone: &'a T8,
        capacity: &'a Option<i32>,
        waitlist_capacity: &'a Option<i32>,
        approval: &'a bool,
        register_until: &'a Option<chrono::DateTime<chrono::Utc>>,
        cancel_until: &'a Option<chrono::DateTime<chrono::Utc>>,
        promotion: &'a T9,
        offer_hours: &'a i32,
        trainers: &'a T10,
        assets: &'a T11,
        audience: &'a T12,
        image: &'a Option<uuid::Uuid>,
        reminders: &'a Option<T13>,
        search: &'a T14,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        team_id: &'a T15,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    starts_at,
                    ends_at,
                    id,
                    title,
                    description,
                    category,
                    tags,
                    address,
                    online_url,
                    time_zone,
                    capacity,
                    waitlist_capacity,
                    approval,
                    register_until,
                    cancel_until,
                    promotion,
                    offer_hours,
                    trainers,
                    assets,
                    audience,
                    image,
                    reminders,
                    search,
                    by,
                    now,
                    team_id,
                ],
            )
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::StringSql,
    T2: crate::JsonSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::ArraySql<Item = T4>,
    T6: crate::StringSql,
    T7: crate::StringSql,
    T8: crate::StringSql,
    T9: crate::StringSql,
    T10: crate::ArraySql<Item = uuid::Uuid>,
    T11: crate::ArraySql<Item = uuid::Uuid>,
    T12: crate::StringSql,
    T13: crate::ArraySql<Item = i32>,
    T14: crate::StringSql,
    T15: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreEventParams<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreEventStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreEventParams<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.starts_at,
            &params.ends_at,
            &params.id,
            &params.title,
            &params.description,
            &params.category,
            &params.tags,
            &params.address,
            &params.online_url,
            &params.time_zone,
            &params.capacity,
            &params.waitlist_capacity,
            &params.approval,
            &params.register_until,
            &params.cancel_until,
            &params.promotion,
            &params.offer_hours,
            &params.trainers,
            &params.assets,
            &params.audience,
            &params.image,
            &params.reminders,
            &params.search,
            &params.by,
            &params.now,
            &params.team_id,
        ))
    }
}
pub struct SetEventStatusStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_event_status() -> SetEventStatusStmt {
    SetEventStatusStmt(
        "update events set status = $1, cancel_reason = $2, revision = revision + 1, changed_by = $3, changed_at = $4 where id = $5 and team_id = $6",
        None,
    )
}
impl SetEventStatusStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::StringSql,
        T2: crate::StringSql,
        T3: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        status: &'a T1,
        reason: &'a T2,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
        team_id: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[status, reason, by, now, id, team_id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetEventStatusParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetEventStatusStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetEventStatusParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.status,
            &params.reason,
            &params.by,
            &params.now,
            &params.id,
            &params.team_id,
        ))
    }
}
pub struct RegistrationStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn registration() -> RegistrationStmt {
    RegistrationStmt(
        "select state, place, offered_until, ticket from user_events where event_id = $1 and user_id = $2",
        None,
    )
}
impl RegistrationStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        event_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> RegistrationQuery<'c, 'a, 's, C, Registration, 2> {
        RegistrationQuery {
            client,
            params: [event_id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RegistrationBorrowed, tokio_postgres::Error> {
                Ok(RegistrationBorrowed {
                    state: row.try_get(0)?,
                    place: row.try_get(1)?,
                    offered_until: row.try_get(2)?,
                    ticket: row.try_get(3)?,
                })
            },
            mapper: |it| Registration::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, RegistrationParams, RegistrationQuery<'c, 'a, 's, C, Registration, 2>, C>
    for RegistrationStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a RegistrationParams,
    ) -> RegistrationQuery<'c, 'a, 's, C, Registration, 2> {
        self.bind(client, &params.event_id, &params.user_id)
    }
}
pub struct HolderOfTicketStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn holder_of_ticket() -> HolderOfTicketStmt {
    HolderOfTicketStmt(
        "select r.user_id, e.id as event_id, e.title, e.starts_at, e.time_zone from user_events r join events e on e.id = r.event_id where r.ticket = $1 and e.team_id = $2",
        None,
    )
}
impl HolderOfTicketStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        ticket: &'a T1,
        team_id: &'a T2,
    ) -> HolderOfTicketQuery<'c, 'a, 's, C, HolderOfTicket, 2> {
        HolderOfTicketQuery {
            client,
            params: [ticket, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<HolderOfTicketBorrowed, tokio_postgres::Error> {
                Ok(HolderOfTicketBorrowed {
                    user_id: row.try_get(0)?,
                    event_id: row.try_get(1)?,
                    title: row.try_get(2)?,
                    starts_at: row.try_get(3)?,
                    time_zone: row.try_get(4)?,
                })
            },
            mapper: |it| HolderOfTicket::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        HolderOfTicketParams<T1, T2>,
        HolderOfTicketQuery<'c, 'a, 's, C, HolderOfTicket, 2>,
        C,
    > for HolderOfTicketStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a HolderOfTicketParams<T1, T2>,
    ) -> HolderOfTicketQuery<'c, 'a, 's, C, HolderOfTicket, 2> {
        self.bind(client, &params.ticket, &params.team_id)
    }
}
pub struct NameOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn name_of() -> NameOfStmt {
    NameOfStmt(
        "select first_name || ' ' || last_name as name from user_teams where id = $1::uuid::text || '_' || $2",
        None,
    )
}
impl NameOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> StringQuery<'c, 'a, 's, C, String, 2> {
        StringQuery {
            client,
            params: [user_id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, NameOfParams<T1>, StringQuery<'c, 'a, 's, C, String, 2>, C>
    for NameOfStmt
{
    fn params(&'s self, client: &'c C, params: &'a NameOfParams<T1>) -> StringQuery<'c, 'a, 's, C, String, 2> {
        self.bind(client, &params.user_id, &params.team_id)
    }
}
pub struct RoomCodeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn room_code() -> RoomCodeStmt {
    RoomCodeStmt("select room_code from events where id = $1 and team_id = $2", None)
}
impl RoomCodeStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> OptionStringQuery<'c, 'a, 's, C, Option<String>, 2> {
        OptionStringQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.map(|v| v.into()),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        RoomCodeParams<T1>,
        OptionStringQuery<'c, 'a, 's, C, Option<String>, 2>,
        C,
    > for RoomCodeStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a RoomCodeParams<T1>,
    ) -> OptionStringQuery<'c, 'a, 's, C, Option<String>, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
pub struct SetRoomCodeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_room_code() -> SetRoomCodeStmt {
    SetRoomCodeStmt("update events set room_code = $1 where id = $2 and team_id = $3", None)
}
impl SetRoomCodeStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        room_code: &'a Option<T1>,
        id: &'a uuid::Uuid,
        team_id: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[room_code, id, team_id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetRoomCodeParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetRoomCodeStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetRoomCodeParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.room_code, &params.id, &params.team_id))
    }
}
pub struct MessageRecipientsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn message_recipients() -> MessageRecipientsStmt {
    MessageRecipientsStmt(
        "select user_id from user_events where event_id = $1 and (state = any($2::text[]) or (user_id = any($3::uuid[]) and state not in ('cancelled', 'waiting-cancelled'))) order by user_id",
        None,
    )
}
impl MessageRecipientsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::StringSql,
        T2: crate::ArraySql<Item = T1>,
        T3: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        event_id: &'a uuid::Uuid,
        states: &'a T2,
        users: &'a T3,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        UuidUuidQuery {
            client,
            params: [event_id, states, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<
    'c,
    'a,
    's,
    C: GenericClient,
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        MessageRecipientsParams<T1, T2, T3>,
        UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3>,
        C,
    > for MessageRecipientsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MessageRecipientsParams<T1, T2, T3>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        self.bind(client, &params.event_id, &params.states, &params.users)
    }
}
pub struct StoreMovesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_moves() -> StoreMovesStmt {
    StoreMovesStmt(
        "with counted as ( update events set taken = taken + $1, waiting = waiting + $2, moves = moves + $3 where id = $4 returning moves - $3 as before, starts_at, ends_at ), step as ( select entry.*, counted.before + entry.n as number, counted.starts_at, counted.ends_at from counted, jsonb_to_recordset($5::jsonb) as entry ( n int, id uuid, user_id uuid, from_state text, to_state text, joins boolean, offered_until timestamptz, ticket text, reason text, note text, made_by uuid) ), kept as ( insert into user_events (id, event_id, user_id, state, place, offered_until, ticket, changed_at, starts_at, ends_at) select id, $4, user_id, to_state, case when joins then number else 0 end, offered_until, ticket, $6, starts_at, ends_at from step on conflict (event_id, user_id) do update set state = excluded.state, offered_until = excluded.offered_until, starts_at = excluded.starts_at, ends_at = excluded.ends_at, place = case when excluded.place > 0 then excluded.place else user_events.place end, changed_at = excluded.changed_at ) insert into event_moves (event_id, number, user_id, from_state, to_state, offered_until, reason, note, made_by, made_at) select $4, number, user_id, from_state, to_state, offered_until, reason, note, made_by, $6 from step returning user_id, number",
        None,
    )
}
impl StoreMovesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        seats: &'a i32,
        queue: &'a i32,
        count: &'a i32,
        event_id: &'a uuid::Uuid,
        steps: &'a T1,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> StoreMovesQuery<'c, 'a, 's, C, StoreMoves, 6> {
        StoreMovesQuery {
            client,
            params: [seats, queue, count, event_id, steps, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<StoreMoves, tokio_postgres::Error> {
                Ok(StoreMoves {
                    user_id: row.try_get(0)?,
                    number: row.try_get(1)?,
                })
            },
            mapper: |it| StoreMoves::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>
    crate::client::async_::Params<'c, 'a, 's, StoreMovesParams<T1>, StoreMovesQuery<'c, 'a, 's, C, StoreMoves, 6>, C>
    for StoreMovesStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a StoreMovesParams<T1>,
    ) -> StoreMovesQuery<'c, 'a, 's, C, StoreMoves, 6> {
        self.bind(
            client,
            &params.seats,
            &params.queue,
            &params.count,
            &params.event_id,
            &params.steps,
            &params.now,
        )
    }
}
pub struct FirstWaitingStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn first_waiting() -> FirstWaitingStmt {
    FirstWaitingStmt(
        "select user_id from user_events where event_id = $1 and state = 'waiting' and offered_until is null order by place limit $2",
        None,
    )
}
impl FirstWaitingStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        event_id: &'a uuid::Uuid,
        most: &'a i64,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [event_id, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, FirstWaitingParams, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for FirstWaitingStmt
{
    fn params(&'s self, client: &'c C, params: &'a FirstWaitingParams) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.event_id, &params.most)
    }
}
pub struct AffectedPeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn affected_people() -> AffectedPeopleStmt {
    AffectedPeopleStmt(
        "select user_id, state from user_events where event_id = $1 and state in ('pending', 'attending', 'waiting') order by user_id",
        None,
    )
}
impl AffectedPeopleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        event_id: &'a uuid::Uuid,
    ) -> AffectedPeopleQuery<'c, 'a, 's, C, AffectedPeople, 1> {
        AffectedPeopleQuery {
            client,
            params: [event_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<AffectedPeopleBorrowed, tokio_postgres::Error> {
                Ok(AffectedPeopleBorrowed {
                    user_id: row.try_get(0)?,
                    state: row.try_get(1)?,
                })
            },
            mapper: |it| AffectedPeople::from(it),
        }
    }
}
pub struct FutureRegistrationsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn future_registrations() -> FutureRegistrationsStmt {
    FutureRegistrationsStmt(
        "select r.event_id, r.user_id from user_events r join events e on e.id = r.event_id where e.team_id = $1 and r.user_id = any($2) and r.state in ('pending', 'attending', 'waiting') and e.starts_at > $3 order by r.event_id, r.user_id",
        None,
    )
}
impl FutureRegistrationsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        users: &'a T2,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> FutureRegistrationsQuery<'c, 'a, 's, C, FutureRegistrations, 3> {
        FutureRegistrationsQuery {
            client,
            params: [team_id, users, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FutureRegistrations, tokio_postgres::Error> {
                Ok(FutureRegistrations {
                    event_id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                })
            },
            mapper: |it| FutureRegistrations::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        FutureRegistrationsParams<T1, T2>,
        FutureRegistrationsQuery<'c, 'a, 's, C, FutureRegistrations, 3>,
        C,
    > for FutureRegistrationsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a FutureRegistrationsParams<T1, T2>,
    ) -> FutureRegistrationsQuery<'c, 'a, 's, C, FutureRegistrations, 3> {
        self.bind(client, &params.team_id, &params.users, &params.now)
    }
}
pub struct QueuePositionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn queue_position() -> QueuePositionStmt {
    QueuePositionStmt(
        "select count(*) as place from user_events w where w.event_id = $1 and w.state = 'waiting' and w.place <= $2",
        None,
    )
}
impl QueuePositionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        event_id: &'a uuid::Uuid,
        place: &'a i32,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [event_id, place],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, QueuePositionParams, I64Query<'c, 'a, 's, C, i64, 2>, C>
    for QueuePositionStmt
{
    fn params(&'s self, client: &'c C, params: &'a QueuePositionParams) -> I64Query<'c, 'a, 's, C, i64, 2> {
        self.bind(client, &params.event_id, &params.place)
    }
}
pub struct ConflictsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn conflicts() -> ConflictsStmt {
    ConflictsStmt(
        "select e.id, e.title, e.starts_at, e.ends_at, e.time_zone from (select starts_at, ends_at from events where id = $1 offset 0) own cross join lateral ( (select event_id from user_events where user_id = $2 and state in ('pending', 'attending', 'waiting') and event_id <> $1 and starts_at < own.ends_at and ends_at > own.starts_at offset 0) union select id from (select id, starts_at, ends_at from events where trainers @> array[$2::uuid] offset 0) led where id <> $1 and starts_at < own.ends_at and ends_at > own.starts_at ) r cross join lateral (select * from events where id = r.event_id offset 0) e where e.team_id = $3 and e.status = 'published' order by e.starts_at, e.id limit 5",
        None,
    )
}
impl ConflictsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        event_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> ConflictsQuery<'c, 'a, 's, C, Conflicts, 3> {
        ConflictsQuery {
            client,
            params: [event_id, user_id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ConflictsBorrowed, tokio_postgres::Error> {
                Ok(ConflictsBorrowed {
                    id: row.try_get(0)?,
                    title: row.try_get(1)?,
                    starts_at: row.try_get(2)?,
                    ends_at: row.try_get(3)?,
                    time_zone: row.try_get(4)?,
                })
            },
            mapper: |it| Conflicts::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, ConflictsParams<T1>, ConflictsQuery<'c, 'a, 's, C, Conflicts, 3>, C>
    for ConflictsStmt
{
    fn params(&'s self, client: &'c C, params: &'a ConflictsParams<T1>) -> ConflictsQuery<'c, 'a, 's, C, Conflicts, 3> {
        self.bind(client, &params.event_id, &params.user_id, &params.team_id)
    }
}
pub struct RepairTimesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn repair_times() -> RepairTimesStmt {
    RepairTimesStmt(
        "update user_events r set starts_at = e.starts_at, ends_at = e.ends_at from events e where e.id = r.event_id and e.ends_at > $1 and (r.starts_at, r.ends_at) is distinct from (e.starts_at, e.ends_at)",
        None,
    )
}
impl RepairTimesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        since: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[since]).await
    }
}
pub struct MembersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn members() -> MembersStmt {
    MembersStmt(
        "select user_id from user_teams where team_id = $1 and user_id = any($2) and status not in ('inactive', 'terminated', 'archived')",
        None,
    )
}
impl MembersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        users: &'a T2,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [team_id, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, MembersParams<T1, T2>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for MembersStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MembersParams<T1, T2>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.team_id, &params.users)
    }
}
pub struct LockMembersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_members() -> LockMembersStmt {
    LockMembersStmt(
        "select user_id, first_name || ' ' || last_name as name from user_teams where id = any(array(select one::text || '_' || $1 from unnest($2::uuid[]) as one)) and status not in ('inactive', 'terminated', 'archived') order by id for share",
        None,
    )
}
impl LockMembersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        users: &'a T2,
    ) -> LockMembersQuery<'c, 'a, 's, C, LockMembers, 2> {
        LockMembersQuery {
            client,
            params: [team_id, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockMembersBorrowed, tokio_postgres::Error> {
                Ok(LockMembersBorrowed {
                    user_id: row.try_get(0)?,
                    name: row.try_get(1)?,
                })
            },
            mapper: |it| LockMembers::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        LockMembersParams<T1, T2>,
        LockMembersQuery<'c, 'a, 's, C, LockMembers, 2>,
        C,
    > for LockMembersStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockMembersParams<T1, T2>,
    ) -> LockMembersQuery<'c, 'a, 's, C, LockMembers, 2> {
        self.bind(client, &params.team_id, &params.users)
    }
}
pub struct EventFiltersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn event_filters() -> EventFiltersStmt {
    EventFiltersStmt(
        "with seen as ( select e.category, e.tags, e.address from events e where e.team_id = $1 and e.status <> 'archived' and ($2 or (e.status = 'published' and e.ends_at > $3 and (e.audience = 'everyone' or event_is_open_to(e.id, $4)))) ) select 'category' as kind, s.category as name, count(*) as events from seen s where s.category <> '' group by s.category union all select 'tag', t.tag, count(*) from seen cross join lateral unnest(seen.tags) as t(tag) group by t.tag union all (select 'place', s.address, count(*) from seen s where s.address <> '' group by s.address order by count(*) desc, s.address limit 50) order by kind, name",
        None,
    )
}
impl EventFiltersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        drafts: &'a bool,
        now: &'a chrono::DateTime<chrono::Utc>,
        user_id: &'a uuid::Uuid,
    ) -> EventFiltersQuery<'c, 'a, 's, C, EventFilters, 4> {
        EventFiltersQuery {
            client,
            params: [team_id, drafts, now, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<EventFiltersBorrowed, tokio_postgres::Error> {
                Ok(EventFiltersBorrowed {
                    kind: row.try_get(0)?,
                    name: row.try_get(1)?,
                    events: row.try_get(2)?,
                })
            },
            mapper: |it| EventFilters::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        EventFiltersParams<T1>,
        EventFiltersQuery<'c, 'a, 's, C, EventFilters, 4>,
        C,
    > for EventFiltersStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a EventFiltersParams<T1>,
    ) -> EventFiltersQuery<'c, 'a, 's, C, EventFilters, 4> {
        self.bind(client, &params.team_id, &params.drafts, &params.now, &params.user_id)
    }
}
pub struct CoursesOfEventStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn courses_of_event() -> CoursesOfEventStmt {
    CoursesOfEventStmt(
        "select c.id, v.title from activities a join courses c on c.id = a.course_id and a.version in (c.live_version, c.draft_version) and c.status <> 'archived' join course_versions v on v.course_id = c.id and v.version = coalesce(c.live_version, c.draft_version) where a.type = 'event' and a.content->'events' @> to_jsonb($1::uuid::text) group by c.id, v.title order by lower(v.title), c.id limit 50",
        None,
    )
}
impl CoursesOfEventStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> CoursesOfEventQuery<'c, 'a, 's, C, CoursesOfEvent, 1> {
        CoursesOfEventQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<CoursesOfEventBorrowed, tokio_postgres::Error> {
                Ok(CoursesOfEventBorrowed {
                    id: row.try_get(0)?,
                    title: row.try_get(1)?,
                })
            },
            mapper: |it| CoursesOfEvent::from(it),
        }
    }
}
pub struct LedgerStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn ledger() -> LedgerStmt {
    LedgerStmt(
        "select m.number, m.user_id, u.first_name || ' ' || u.last_name as person, m.from_state, m.to_state, m.offered_until, m.reason, m.note, m.made_at, b.first_name || ' ' || b.last_name as made_by from event_moves m left join user_teams u on u.id = m.user_id::text || '_' || $1 left join user_teams b on b.id = m.made_by::text || '_' || $1 where m.event_id = $2 and m.number < $3 order by m.number desc limit 100",
        None,
    )
}
impl LedgerStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        event_id: &'a uuid::Uuid,
        before: &'a i32,
    ) -> LedgerQuery<'c, 'a, 's, C, Ledger, 3> {
        LedgerQuery {
            client,
            params: [team_id, event_id, before],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LedgerBorrowed, tokio_postgres::Error> {
                Ok(LedgerBorrowed {
                    number: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    person: row.try_get(2)?,
                    from_state: row.try_get(3)?,
                    to_state: row.try_get(4)?,
                    offered_until: row.try_get(5)?,
                    reason: row.try_get(6)?,
                    note: row.try_get(7)?,
                    made_at: row.try_get(8)?,
                    made_by: row.try_get(9)?,
                })
            },
            mapper: |it| Ledger::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, LedgerParams<T1>, LedgerQuery<'c, 'a, 's, C, Ledger, 3>, C>
    for LedgerStmt
{
    fn params(&'s self, client: &'c C, params: &'a LedgerParams<T1>) -> LedgerQuery<'c, 'a, 's, C, Ledger, 3> {
        self.bind(client, &params.team_id, &params.event_id, &params.before)
    }
}
pub struct SheetStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn sheet() -> SheetStmt {
    SheetStmt(
        "select u.first_name, u.last_name, u.email, r.state, r.ticket, r.changed_at from user_events r join user_teams u on u.id = r.user_id::text || '_' || $1 where r.event_id = $2 and r.state in ('pending', 'attending', 'attended', 'not attended') order by lower(u.first_name), lower(u.last_name), r.id",
        None,
    )
}
impl SheetStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        event_id: &'a uuid::Uuid,
    ) -> SheetQuery<'c, 'a, 's, C, Sheet, 2> {
        SheetQuery {
            client,
            params: [team_id, event_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<SheetBorrowed, tokio_postgres::Error> {
                Ok(SheetBorrowed {
                    first_name: row.try_get(0)?,
                    last_name: row.try_get(1)?,
                    email: row.try_get(2)?,
                    state: row.try_get(3)?,
                    ticket: row.try_get(4)?,
                    changed_at: row.try_get(5)?,
                })
            },
            mapper: |it| Sheet::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, SheetParams<T1>, SheetQuery<'c, 'a, 's, C, Sheet, 2>, C> for SheetStmt
{
    fn params(&'s self, client: &'c C, params: &'a SheetParams<T1>) -> SheetQuery<'c, 'a, 's, C, Sheet, 2> {
        self.bind(client, &params.team_id, &params.event_id)
    }
}
pub struct AttendedOneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn attended_one() -> AttendedOneStmt {
    AttendedOneStmt(
        "select exists ( select from user_events r join events e on e.id = r.event_id where r.user_id = $1 and r.event_id = any($2) and r.state = 'attended' and ($3::timestamptz is null or e.starts_at >= $3) ) as attended",
        None,
    )
}
impl AttendedOneStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        events: &'a T1,
        since: &'a Option<chrono::DateTime<chrono::Utc>>,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 3> {
        BoolQuery {
            client,
            params: [user_id, events, since],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, AttendedOneParams<T1>, BoolQuery<'c, 'a, 's, C, bool, 3>, C>
    for AttendedOneStmt
{
    fn params(&'s self, client: &'c C, params: &'a AttendedOneParams<T1>) -> BoolQuery<'c, 'a, 's, C, bool, 3> {
        self.bind(client, &params.user_id, &params.events, &params.since)
    }
}
pub struct AreOpenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn are_open() -> AreOpenStmt {
    AreOpenStmt(
        "select id, status = 'published' as is_published from events where id = any($1)",
        None,
    )
}
impl AreOpenStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        ids: &'a T1,
    ) -> AreOpenQuery<'c, 'a, 's, C, AreOpen, 1> {
        AreOpenQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<AreOpen, tokio_postgres::Error> {
                Ok(AreOpen {
                    id: row.try_get(0)?,
                    is_published: row.try_get(1)?,
                })
            },
            mapper: |it| AreOpen::from(it),
        }
    }
}
pub struct InvitedEventsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn invited_events() -> InvitedEventsStmt {
    InvitedEventsStmt(
        "select e.id, e.title, e.address, e.online_url, e.starts_at, e.ends_at, e.time_zone, e.trainers, e.status = 'published' as is_published, e.revision + e.moves as sequence from events e where e.id = any($1) and e.status <> 'draft'",
        None,
    )
}
impl InvitedEventsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        events: &'a T1,
    ) -> InvitedEventsQuery<'c, 'a, 's, C, InvitedEvents, 1> {
        InvitedEventsQuery {
            client,
            params: [events],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<InvitedEventsBorrowed, tokio_postgres::Error> {
                Ok(InvitedEventsBorrowed {
                    id: row.try_get(0)?,
                    title: row.try_get(1)?,
                    address: row.try_get(2)?,
                    online_url: row.try_get(3)?,
                    starts_at: row.try_get(4)?,
                    ends_at: row.try_get(5)?,
                    time_zone: row.try_get(6)?,
                    trainers: row.try_get(7)?,
                    is_published: row.try_get(8)?,
                    sequence: row.try_get(9)?,
                })
            },
            mapper: |it| InvitedEvents::from(it),
        }
    }
}
pub struct SeatsAtEventsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn seats_at_events() -> SeatsAtEventsStmt {
    SeatsAtEventsStmt(
        "select r.event_id, r.user_id from user_events r where r.event_id = any($1) and r.user_id = any($2) and r.state in ('attending', 'attended')",
        None,
    )
}
impl SeatsAtEventsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::ArraySql<Item = uuid::Uuid>,
        T2: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        events: &'a T1,
        users: &'a T2,
    ) -> SeatsAtEventsQuery<'c, 'a, 's, C, SeatsAtEvents, 2> {
        SeatsAtEventsQuery {
            client,
            params: [events, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<SeatsAtEvents, tokio_postgres::Error> {
                Ok(SeatsAtEvents {
                    event_id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                })
            },
            mapper: |it| SeatsAtEvents::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        SeatsAtEventsParams<T1, T2>,
        SeatsAtEventsQuery<'c, 'a, 's, C, SeatsAtEvents, 2>,
        C,
    > for SeatsAtEventsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a SeatsAtEventsParams<T1, T2>,
    ) -> SeatsAtEventsQuery<'c, 'a, 's, C, SeatsAtEvents, 2> {
        self.bind(client, &params.events, &params.users)
    }
}
pub struct CreateSeriesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create_series() -> CreateSeriesStmt {
    CreateSeriesStmt(
        "insert into event_series (id, team_id, rule, made_by, created_at) values ($1, $2, $3, $4, $5)",
        None,
    )
}
impl CreateSeriesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
        rule: &'a T2,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[id, team_id, rule, by, now])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CreateSeriesParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateSeriesStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateSeriesParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.team_id,
            &params.rule,
            &params.by,
            &params.now,
        ))
    }
}
pub struct JoinSeriesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn join_series() -> JoinSeriesStmt {
    JoinSeriesStmt(
        "update events set series_id = $1, series_at = $2 where id = $3 and team_id = $4",
        None,
    )
}
impl JoinSeriesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        series_id: &'a uuid::Uuid,
        series_at: &'a T1,
        id: &'a uuid::Uuid,
        team_id: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[series_id, series_at, id, team_id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        JoinSeriesParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for JoinSeriesStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a JoinSeriesParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.series_id,
            &params.series_at,
            &params.id,
            &params.team_id,
        ))
    }
}
pub struct SeriesOfEventStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn series_of_event() -> SeriesOfEventStmt {
    SeriesOfEventStmt(
        "select s.id, s.rule from events e join event_series s on s.id = e.series_id where e.id = $1 and e.team_id = $2",
        None,
    )
}
impl SeriesOfEventStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> SeriesOfEventQuery<'c, 'a, 's, C, SeriesOfEvent, 2> {
        SeriesOfEventQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<SeriesOfEventBorrowed, tokio_postgres::Error> {
                Ok(SeriesOfEventBorrowed {
                    id: row.try_get(0)?,
                    rule: row.try_get(1)?,
                })
            },
            mapper: |it| SeriesOfEvent::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        SeriesOfEventParams<T1>,
        SeriesOfEventQuery<'c, 'a, 's, C, SeriesOfEvent, 2>,
        C,
    > for SeriesOfEventStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a SeriesOfEventParams<T1>,
    ) -> SeriesOfEventQuery<'c, 'a, 's, C, SeriesOfEvent, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
pub struct SeriesDatesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn series_dates() -> SeriesDatesStmt {
    SeriesDatesStmt(
        "select e.id, e.status, e.starts_at, e.taken from events e where e.series_id = $1 and e.team_id = $2 order by e.starts_at, e.id",
        None,
    )
}
impl SeriesDatesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        series_id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> SeriesDatesQuery<'c, 'a, 's, C, SeriesDates, 2> {
        SeriesDatesQuery {
            client,
            params: [series_id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<SeriesDatesBorrowed, tokio_postgres::Error> {
                Ok(SeriesDatesBorrowed {
                    id: row.try_get(0)?,
                    status: row.try_get(1)?,
                    starts_at: row.try_get(2)?,
                    taken: row.try_get(3)?,
                })
            },
            mapper: |it| SeriesDates::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, SeriesDatesParams<T1>, SeriesDatesQuery<'c, 'a, 's, C, SeriesDates, 2>, C>
    for SeriesDatesStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a SeriesDatesParams<T1>,
    ) -> SeriesDatesQuery<'c, 'a, 's, C, SeriesDates, 2> {
        self.bind(client, &params.series_id, &params.team_id)
    }
}
pub struct LockSeriesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_series() -> LockSeriesStmt {
    LockSeriesStmt(
        "select e.id, e.starts_at, e.ends_at from events e where e.series_id = $1 and e.team_id = $2 order by e.id for no key update",
        None,
    )
}
impl LockSeriesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        series_id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> LockSeriesQuery<'c, 'a, 's, C, LockSeries, 2> {
        LockSeriesQuery {
            client,
            params: [series_id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockSeries, tokio_postgres::Error> {
                Ok(LockSeries {
                    id: row.try_get(0)?,
                    starts_at: row.try_get(1)?,
                    ends_at: row.try_get(2)?,
                })
            },
            mapper: |it| LockSeries::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, LockSeriesParams<T1>, LockSeriesQuery<'c, 'a, 's, C, LockSeries, 2>, C>
    for LockSeriesStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockSeriesParams<T1>,
    ) -> LockSeriesQuery<'c, 'a, 's, C, LockSeries, 2> {
        self.bind(client, &params.series_id, &params.team_id)
    }
}
pub struct IsOpenToStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_open_to() -> IsOpenToStmt {
    IsOpenToStmt("select event_is_open_to($1, $2) as is_open", None)
}
impl IsOpenToStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        BoolQuery {
            client,
            params: [id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, IsOpenToParams, BoolQuery<'c, 'a, 's, C, bool, 2>, C> for IsOpenToStmt
{
    fn params(&'s self, client: &'c C, params: &'a IsOpenToParams) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        self.bind(client, &params.id, &params.user_id)
    }
}
pub struct OpenToStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn open_to() -> OpenToStmt {
    OpenToStmt(
        "select person as user_id from unnest($1::uuid[]) as person where event_is_open_to($2, person)",
        None,
    )
}
impl OpenToStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        users: &'a T1,
        id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [users, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, OpenToParams<T1>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for OpenToStmt
{
    fn params(&'s self, client: &'c C, params: &'a OpenToParams<T1>) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.users, &params.id)
    }
}
pub struct TrainerNamesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn trainer_names() -> TrainerNamesStmt {
    TrainerNamesStmt(
        "select u.user_id, u.first_name || ' ' || u.last_name as name from unnest($1::uuid[]) with ordinality as x (id, position) join user_teams u on u.id = x.id::text || '_' || $2 order by x.position",
        None,
    )
}
impl TrainerNamesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        users: &'a T1,
        team_id: &'a T2,
    ) -> TrainerNamesQuery<'c, 'a, 's, C, TrainerNames, 2> {
        TrainerNamesQuery {
            client,
            params: [users, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<TrainerNamesBorrowed, tokio_postgres::Error> {
                Ok(TrainerNamesBorrowed {
                    user_id: row.try_get(0)?,
                    name: row.try_get(1)?,
                })
            },
            mapper: |it| TrainerNames::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        TrainerNamesParams<T1, T2>,
        TrainerNamesQuery<'c, 'a, 's, C, TrainerNames, 2>,
        C,
    > for TrainerNamesStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a TrainerNamesParams<T1, T2>,
    ) -> TrainerNamesQuery<'c, 'a, 's, C, TrainerNames, 2> {
        self.bind(client, &params.users, &params.team_id)
    }
}
pub struct AssetsByIdsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn assets_by_ids() -> AssetsByIdsStmt {
    AssetsByIdsStmt(
        "select id, kind, name, place, capacity, archived_at is not null as is_archived from event_assets where id = any($1) order by kind desc, lower(name), id",
        None,
    )
}
impl AssetsByIdsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        assets: &'a T1,
    ) -> AssetsByIdsQuery<'c, 'a, 's, C, AssetsByIds, 1> {
        AssetsByIdsQuery {
            client,
            params: [assets],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<AssetsByIdsBorrowed, tokio_postgres::Error> {
                Ok(AssetsByIdsBorrowed {
                    id: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    name: row.try_get(2)?,
                    place: row.try_get(3)?,
                    capacity: row.try_get(4)?,
                    is_archived: row.try_get(5)?,
                })
            },
            mapper: |it| AssetsByIds::from(it),
        }
    }
}
pub struct LockAssetsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_assets() -> LockAssetsStmt {
    LockAssetsStmt(
        "select id from event_assets where id = any($1) order by id for no key update",
        None,
    )
}
impl LockAssetsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        assets: &'a T1,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 1> {
        UuidUuidQuery {
            client,
            params: [assets],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct ClashesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn clashes() -> ClashesStmt {
    ClashesStmt(
        "select 'asset' as what, a.kind, a.id as whose, a.name, e.id, e.team_id, e.title, e.starts_at, e.ends_at, e.time_zone from events e join event_assets a on a.id = any($1) and a.id = any(e.assets) where e.assets && $1 and e.status = 'published' and e.id <> all($2) and e.starts_at < $3 and e.ends_at > $4 union all select 'trainer', 'trainer', u.user_id, u.first_name || ' ' || u.last_name, e.id, e.team_id, e.title, e.starts_at, e.ends_at, e.time_zone from events e join user_teams u on u.user_id = any($5) and u.user_id = any(e.trainers) and u.team_id = $6 where e.trainers && $5 and e.status = 'published' and e.id <> all($2) and e.starts_at < $3 and e.ends_at > $4 order by starts_at, id, whose limit 20",
        None,
    )
}
impl ClashesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::ArraySql<Item = uuid::Uuid>,
        T2: crate::ArraySql<Item = uuid::Uuid>,
        T3: crate::ArraySql<Item = uuid::Uuid>,
        T4: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        assets: &'a T1,
        but: &'a T2,
        ends_at: &'a chrono::DateTime<chrono::Utc>,
        starts_at: &'a chrono::DateTime<chrono::Utc>,
        trainers: &'a T3,
        team_id: &'a T4,
    ) -> ClashesQuery<'c, 'a, 's, C, Clashes, 6> {
        ClashesQuery {
            client,
            params: [assets, but, ends_at, starts_at, trainers, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ClashesBorrowed, tokio_postgres::Error> {
                Ok(ClashesBorrowed {
                    what: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    whose: row.try_get(2)?,
                    name: row.try_get(3)?,
                    id: row.try_get(4)?,
                    team_id: row.try_get(5)?,
                    title: row.try_get(6)?,
                    starts_at: row.try_get(7)?,
                    ends_at: row.try_get(8)?,
                    time_zone: row.try_get(9)?,
                })
            },
            mapper: |it| Clashes::from(it),
        }
    }
}
impl<
    'c,
    'a,
    's,
    C: GenericClient,
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::StringSql,
> crate::client::async_::Params<'c, 'a, 's, ClashesParams<T1, T2, T3, T4>, ClashesQuery<'c, 'a, 's, C, Clashes, 6>, C>
    for ClashesStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a ClashesParams<T1, T2, T3, T4>,
    ) -> ClashesQuery<'c, 'a, 's, C, Clashes, 6> {
        self.bind(
            client,
            &params.assets,
            &params.but,
            &params.ends_at,
            &params.starts_at,
            &params.trainers,
            &params.team_id,
        )
    }
}
pub struct TrainersHereStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn trainers_here() -> TrainersHereStmt {
    TrainersHereStmt(
        "select distinct u.user_id, u.first_name || ' ' || u.last_name as name from events e cross join lateral unnest(e.trainers) as t (id) join user_teams u on u.id = t.id::text || '_' || e.team_id where e.team_id = $1 and e.trainers <> '{}' and e.status <> 'archived' order by name, user_id limit 200",
        None,
    )
}
impl TrainersHereStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
    ) -> TrainersHereQuery<'c, 'a, 's, C, TrainersHere, 1> {
        TrainersHereQuery {
            client,
            params: [team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<TrainersHereBorrowed, tokio_postgres::Error> {
                Ok(TrainersHereBorrowed {
                    user_id: row.try_get(0)?,
                    name: row.try_get(1)?,
                })
            },
            mapper: |it| TrainersHere::from(it),
        }
    }
}
pub struct CreateAssetStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create_asset() -> CreateAssetStmt {
    CreateAssetStmt(
        "insert into event_assets (id, kind, name, place, capacity, changed_by, changed_at, created_at) values ($1, $2, $3, $4, $5, $6, $7, $7)",
        None,
    )
}
impl CreateAssetStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::StringSql,
        T2: crate::StringSql,
        T3: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        kind: &'a T1,
        name: &'a T2,
        place: &'a T3,
        capacity: &'a Option<i32>,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[id, kind, name, place, capacity, by, now],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CreateAssetParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateAssetStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateAssetParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.kind,
            &params.name,
            &params.place,
            &params.capacity,
            &params.by,
            &params.now,
        ))
    }
}
pub struct LockAssetStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_asset() -> LockAssetStmt {
    LockAssetStmt(
        "select id, name, archived_at, revision from event_assets where id = $1 for no key update",
        None,
    )
}
impl LockAssetStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> LockAssetQuery<'c, 'a, 's, C, LockAsset, 1> {
        LockAssetQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockAssetBorrowed, tokio_postgres::Error> {
                Ok(LockAssetBorrowed {
                    id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    archived_at: row.try_get(2)?,
                    revision: row.try_get(3)?,
                })
            },
            mapper: |it| LockAsset::from(it),
        }
    }
}
pub struct StoreAssetStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_asset() -> StoreAssetStmt {
    StoreAssetStmt(
        "update event_assets set name = $1, place = $2, capacity = $3, revision = revision + 1, changed_by = $4, changed_at = $5 where id = $6",
        None,
    )
}
impl StoreAssetStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        name: &'a T1,
        place: &'a T2,
        capacity: &'a Option<i32>,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[name, place, capacity, by, now, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreAssetParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreAssetStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreAssetParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.name,
            &params.place,
            &params.capacity,
            &params.by,
            &params.now,
            &params.id,
        ))
    }
}
pub struct ArchiveAssetStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn archive_asset() -> ArchiveAssetStmt {
    ArchiveAssetStmt(
        "update event_assets set archived_at = $1, revision = revision + 1, changed_by = $2, changed_at = $3 where id = $4",
        None,
    )
}
impl ArchiveAssetStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        archived_at: &'a Option<chrono::DateTime<chrono::Utc>>,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[archived_at, by, now, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        ArchiveAssetParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for ArchiveAssetStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a ArchiveAssetParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.archived_at, &params.by, &params.now, &params.id))
    }
}
pub struct GrantStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn grant() -> GrantStmt {
    GrantStmt(
        "with requested as materialized ( select x.id as fresh, x.user_id, x.event_id, x.is_optional, known.id from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::boolean[]) as x (id, user_id, event_id, is_optional) left join lateral ( select a.id from event_audience a where a.user_id = x.user_id and a.event_id = x.event_id offset 0 ) as known on true ), again as ( update event_audience a set archived_at = null, is_optional = requested.is_optional, updated_at = case when a.archived_at is null then a.updated_at else $5 end from requested where a.id = requested.id ) insert into event_audience (id, user_id, event_id, is_optional, permitted_at, updated_at) select fresh, user_id, event_id, is_optional, $5, $5 from requested where id is null on conflict (event_id, user_id) do nothing returning user_id, event_id",
        None,
    )
}
impl GrantStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::ArraySql<Item = uuid::Uuid>,
        T2: crate::ArraySql<Item = uuid::Uuid>,
        T3: crate::ArraySql<Item = uuid::Uuid>,
        T4: crate::ArraySql<Item = bool>,
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        users: &'a T2,
        events: &'a T3,
        optionals: &'a T4,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> GrantQuery<'c, 'a, 's, C, Grant, 5> {
        GrantQuery {
            client,
            params: [ids, users, events, optionals, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Grant, tokio_postgres::Error> {
                Ok(Grant {
                    user_id: row.try_get(0)?,
                    event_id: row.try_get(1)?,
                })
            },
            mapper: |it| Grant::from(it),
        }
    }
}
impl<
    'c,
    'a,
    's,
    C: GenericClient,
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::ArraySql<Item = bool>,
> crate::client::async_::Params<'c, 'a, 's, GrantParams<T1, T2, T3, T4>, GrantQuery<'c, 'a, 's, C, Grant, 5>, C>
    for GrantStmt
{
    fn params(&'s self, client: &'c C, params: &'a GrantParams<T1, T2, T3, T4>) -> GrantQuery<'c, 'a, 's, C, Grant, 5> {
        self.bind(
            client,
            &params.ids,
            &params.users,
            &params.events,
            &params.optionals,
            &params.now,
        )
    }
}
pub struct ReleaseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn release() -> ReleaseStmt {
    ReleaseStmt(
        "update event_audience a set archived_at = $1, updated_at = $1 from unnest($2::uuid[], $3::uuid[]) as x (user_id, event_id) where a.user_id = x.user_id and a.event_id = x.event_id and a.archived_at is null",
        None,
    )
}
impl ReleaseStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::ArraySql<Item = uuid::Uuid>,
        T2: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        users: &'a T1,
        events: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, users, events])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        ReleaseParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for ReleaseStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a ReleaseParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.users, &params.events))
    }
}
pub struct RecordStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn record() -> RecordStmt {
    RecordStmt(
        "select a.id, a.archived_at, r.state from event_audience a left join user_events r on r.event_id = a.event_id and r.user_id = a.user_id where a.user_id = $1 and a.event_id = $2",
        None,
    )
}
impl RecordStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        event_id: &'a uuid::Uuid,
    ) -> RecordQuery<'c, 'a, 's, C, Record, 2> {
        RecordQuery {
            client,
            params: [user_id, event_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RecordBorrowed, tokio_postgres::Error> {
                Ok(RecordBorrowed {
                    id: row.try_get(0)?,
                    archived_at: row.try_get(1)?,
                    state: row.try_get(2)?,
                })
            },
            mapper: |it| Record::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, RecordParams, RecordQuery<'c, 'a, 's, C, Record, 2>, C> for RecordStmt
{
    fn params(&'s self, client: &'c C, params: &'a RecordParams) -> RecordQuery<'c, 'a, 's, C, Record, 2> {
        self.bind(client, &params.user_id, &params.event_id)
    }
}
pub struct EventSettingsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn event_settings() -> EventSettingsStmt {
    EventSettingsStmt("select reminders, revision from event_settings", None)
}
impl EventSettingsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
    ) -> EventSettingsQuery<'c, 'a, 's, C, EventSettings, 0> {
        EventSettingsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<EventSettingsBorrowed, tokio_postgres::Error> {
                Ok(EventSettingsBorrowed {
                    reminders: row.try_get(0)?,
                    revision: row.try_get(1)?,
                })
            },
            mapper: |it| EventSettings::from(it),
        }
    }
}
pub struct LockEventSettingsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_event_settings() -> LockEventSettingsStmt {
    LockEventSettingsStmt("select reminders, revision from event_settings for no key update", None)
}
impl LockEventSettingsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
    ) -> LockEventSettingsQuery<'c, 'a, 's, C, LockEventSettings, 0> {
        LockEventSettingsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockEventSettingsBorrowed, tokio_postgres::Error> {
                Ok(LockEventSettingsBorrowed {
                    reminders: row.try_get(0)?,
                    revision: row.try_get(1)?,
                })
            },
            mapper: |it| LockEventSettings::from(it),
        }
    }
}
pub struct StoreEventSettingsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_event_settings() -> StoreEventSettingsStmt {
    StoreEventSettingsStmt(
        "update event_settings set reminders = $1, revision = revision + 1, changed_by = $2, changed_at = $3",
        None,
    )
}
impl StoreEventSettingsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = i32>>(
        &'s self,
        client: &'c C,
        reminders: &'a T1,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[reminders, by, now])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::ArraySql<Item = i32>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreEventSettingsParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreEventSettingsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreEventSettingsParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.reminders, &params.by, &params.now))
    }
}
pub struct DueRemindersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn due_reminders() -> DueRemindersStmt {
    DueRemindersStmt(
        "with soon as ( select e.id, e.team_id, e.title, e.starts_at, e.trainers, e.starts_at - make_interval(mins => m.minutes) as at, 'reminder:' || e.id || ':' || m.minutes || ':' || extract(epoch from e.starts_at)::bigint as event_key from events e cross join event_settings s cross join lateral ( select min(x.minutes) as minutes from unnest(coalesce(e.reminders, s.reminders)) as x (minutes) where e.starts_at - make_interval(mins => x.minutes) <= $1 ) m where e.status = 'published' and e.starts_at > $1 and e.starts_at < $1 + interval '31 days' and m.minutes is not null and e.starts_at - make_interval(mins => m.minutes) > $1 - interval '6 hours' ), people as ( select soon.*, r.user_id from soon join user_events r on r.event_id = soon.id and r.state = 'attending' and r.changed_at <= soon.at union select soon.*, t.id from soon cross join lateral unnest(soon.trainers) as t (id) ) select p.id, p.team_id, p.title, p.starts_at, p.user_id, p.event_key from people p where not exists (select from user_notifications n where n.user_id = p.user_id and n.event_key = p.event_key) order by p.id, p.user_id limit $2",
        None,
    )
}
impl DueRemindersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        most: &'a i64,
    ) -> DueRemindersQuery<'c, 'a, 's, C, DueReminders, 2> {
        DueRemindersQuery {
            client,
            params: [now, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DueRemindersBorrowed, tokio_postgres::Error> {
                Ok(DueRemindersBorrowed {
                    id: row.try_get(0)?,
                    team_id: row.try_get(1)?,
                    title: row.try_get(2)?,
                    starts_at: row.try_get(3)?,
                    user_id: row.try_get(4)?,
                    event_key: row.try_get(5)?,
                })
            },
            mapper: |it| DueReminders::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, DueRemindersParams, DueRemindersQuery<'c, 'a, 's, C, DueReminders, 2>, C>
    for DueRemindersStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a DueRemindersParams,
    ) -> DueRemindersQuery<'c, 'a, 's, C, DueReminders, 2> {
        self.bind(client, &params.now, &params.most)
    }
}
pub struct NextReminderStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn next_reminder() -> NextReminderStmt {
    NextReminderStmt(
        "select least( (select min(e.starts_at - make_interval(mins => x.minutes)) from events e cross join event_settings s cross join lateral unnest(coalesce(e.reminders, s.reminders)) as x (minutes) where e.status = 'published' and e.starts_at > $1 and e.starts_at < $1 + interval '31 days' and e.starts_at - make_interval(mins => x.minutes) > $1), (select $1 + interval '1 day' from events e where e.status = 'published' and e.starts_at >= $1 + interval '31 days' limit 1) ) as due_at",
        None,
    )
}
impl NextReminderStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> OptionchronoDateTimechronoUtcQuery<'c, 'a, 's, C, Option<chrono::DateTime<chrono::Utc>>, 1> {
        OptionchronoDateTimechronoUtcQuery {
            client,
            params: [now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct RegistrationsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn registrations() -> RegistrationsStmt {
    RegistrationsStmt(
        "select user_id, state, offered_until from user_events where event_id = $1 and user_id = any($2)",
        None,
    )
}
impl RegistrationsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        event_id: &'a uuid::Uuid,
        users: &'a T1,
    ) -> RegistrationsQuery<'c, 'a, 's, C, Registrations, 2> {
        RegistrationsQuery {
            client,
            params: [event_id, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RegistrationsBorrowed, tokio_postgres::Error> {
                Ok(RegistrationsBorrowed {
                    user_id: row.try_get(0)?,
                    state: row.try_get(1)?,
                    offered_until: row.try_get(2)?,
                })
            },
            mapper: |it| Registrations::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        RegistrationsParams<T1>,
        RegistrationsQuery<'c, 'a, 's, C, Registrations, 2>,
        C,
    > for RegistrationsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a RegistrationsParams<T1>,
    ) -> RegistrationsQuery<'c, 'a, 's, C, Registrations, 2> {
        self.bind(client, &params.event_id, &params.users)
    }
}
pub struct CreateAdditionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create_addition() -> CreateAdditionStmt {
    CreateAdditionStmt(
        "insert into event_additions (id, event_id, may_wait, note, total, added_by, started_at) values ($1, $2, $3, $4, $5, $6, $7)",
        None,
    )
}
impl CreateAdditionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        event_id: &'a uuid::Uuid,
        may_wait: &'a bool,
        note: &'a T1,
        total: &'a i32,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[id, event_id, may_wait, note, total, by, now],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CreateAdditionParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateAdditionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateAdditionParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.event_id,
            &params.may_wait,
            &params.note,
            &params.total,
            &params.by,
            &params.now,
        ))
    }
}
pub struct StoreAdditionPortionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_addition_portions() -> StoreAdditionPortionsStmt {
    StoreAdditionPortionsStmt(
        "insert into event_addition_portions (addition_id, number, users) select $1, (person.number - 1) / $2::bigint, array_agg(person.id order by person.number) from unnest($3::uuid[]) with ordinality as person (id, number) group by (person.number - 1) / $2",
        None,
    )
}
impl StoreAdditionPortionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        addition_id: &'a uuid::Uuid,
        size: &'a i64,
        users: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[addition_id, size, users])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreAdditionPortionsParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreAdditionPortionsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreAdditionPortionsParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.addition_id, &params.size, &params.users))
    }
}
pub struct NextAdditionPortionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn next_addition_portion() -> NextAdditionPortionStmt {
    NextAdditionPortionStmt(
        "select a.event_id, e.team_id, a.may_wait, a.note, a.added_by, p.number, p.users, exists (select from event_addition_portions later where later.addition_id = a.id and later.number > p.number) as is_followed from event_additions a join events e on e.id = a.event_id join event_addition_portions p on p.addition_id = a.id where a.id = $1 order by p.number limit 1 for no key update of a",
        None,
    )
}
impl NextAdditionPortionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> NextAdditionPortionQuery<'c, 'a, 's, C, NextAdditionPortion, 1> {
        NextAdditionPortionQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<NextAdditionPortionBorrowed, tokio_postgres::Error> {
                Ok(NextAdditionPortionBorrowed {
                    event_id: row.try_get(0)?,
                    team_id: row.try_get(1)?,
                    may_wait: row.try_get(2)?,
                    note: row.try_get(3)?,
                    added_by: row.try_get(4)?,
                    number: row.try_get(5)?,
                    users: row.try_get(6)?,
                    is_followed: row.try_get(7)?,
                })
            },
            mapper: |it| NextAdditionPortion::from(it),
        }
    }
}
pub struct DropAdditionPortionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn drop_addition_portion() -> DropAdditionPortionStmt {
    DropAdditionPortionStmt(
        "delete from event_addition_portions where addition_id = $1 and number = $2",
        None,
    )
}
impl DropAdditionPortionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        number: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id, number]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        DropAdditionPortionParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for DropAdditionPortionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a DropAdditionPortionParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.id, &params.number))
    }
}
pub struct RefuseAdditionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn refuse_additions() -> RefuseAdditionsStmt {
    RefuseAdditionsStmt(
        "insert into event_addition_refusals (addition_id, user_id, code) select $1, x.user_id, x.code from unnest($2::uuid[], $3::text[]) as x (user_id, code) on conflict do nothing",
        None,
    )
}
impl RefuseAdditionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::ArraySql<Item = uuid::Uuid>,
        T2: crate::StringSql,
        T3: crate::ArraySql<Item = T2>,
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        users: &'a T1,
        codes: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[id, users, codes])
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::StringSql,
    T3: crate::ArraySql<Item = T2>,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        RefuseAdditionsParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for RefuseAdditionsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a RefuseAdditionsParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.id, &params.users, &params.codes))
    }
}
pub struct AdditionProgressedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn addition_progressed() -> AdditionProgressedStmt {
    AdditionProgressedStmt(
        "update event_additions set done = done + $1, seated = seated + $2, waiting = waiting + $3, known = known + $4, refused = refused + $5, finished_at = case when done + $1 >= total then $6::timestamptz end where id = $7",
        None,
    )
}
impl AdditionProgressedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        people: &'a i32,
        seated: &'a i32,
        waiting: &'a i32,
        known: &'a i32,
        refused: &'a i32,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[people, seated, waiting, known, refused, now, id],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        AdditionProgressedParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for AdditionProgressedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a AdditionProgressedParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.people,
            &params.seated,
            &params.waiting,
            &params.known,
            &params.refused,
            &params.now,
            &params.id,
        ))
    }
}
pub struct StopAdditionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn stop_addition() -> StopAdditionStmt {
    StopAdditionStmt(
        "with left_over as ( delete from event_addition_portions where addition_id = $1 returning users ), people as ( select unnest(users) as user_id from left_over ), refused as ( insert into event_addition_refusals (addition_id, user_id, code) select $1, user_id, 'not_done' from people on conflict do nothing ) update event_additions set done = total, refused = refused + (select count(*)::integer from people), finished_at = $2 where id = $1 and finished_at is null returning event_id, (select e.team_id from events e where e.id = event_additions.event_id) as team_id",
        None,
    )
}
impl StopAdditionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> StopAdditionQuery<'c, 'a, 's, C, StopAddition, 2> {
        StopAdditionQuery {
            client,
            params: [id, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<StopAdditionBorrowed, tokio_postgres::Error> {
                Ok(StopAdditionBorrowed {
                    event_id: row.try_get(0)?,
                    team_id: row.try_get(1)?,
                })
            },
            mapper: |it| StopAddition::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, StopAdditionParams, StopAdditionQuery<'c, 'a, 's, C, StopAddition, 2>, C>
    for StopAdditionStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a StopAdditionParams,
    ) -> StopAdditionQuery<'c, 'a, 's, C, StopAddition, 2> {
        self.bind(client, &params.id, &params.now)
    }
}
pub struct LatestAdditionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn latest_addition() -> LatestAdditionStmt {
    LatestAdditionStmt(
        "select id, total, done, seated, waiting, known, refused, started_at, finished_at from event_additions where event_id = $1 order by started_at desc, id desc limit 1",
        None,
    )
}
impl LatestAdditionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        event_id: &'a uuid::Uuid,
    ) -> LatestAdditionQuery<'c, 'a, 's, C, LatestAddition, 1> {
        LatestAdditionQuery {
            client,
            params: [event_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LatestAddition, tokio_postgres::Error> {
                Ok(LatestAddition {
                    id: row.try_get(0)?,
                    total: row.try_get(1)?,
                    done: row.try_get(2)?,
                    seated: row.try_get(3)?,
                    waiting: row.try_get(4)?,
                    known: row.try_get(5)?,
                    refused: row.try_get(6)?,
                    started_at: row.try_get(7)?,
                    finished_at: row.try_get(8)?,
                })
            },
            mapper: |it| LatestAddition::from(it),
        }
    }
}
pub struct AdditionRefusalsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn addition_refusals() -> AdditionRefusalsStmt {
    AdditionRefusalsStmt(
        "select r.user_id, r.code, u.first_name || ' ' || u.last_name as name from event_addition_refusals r left join user_teams u on u.id = r.user_id::text || '_' || $1 where r.addition_id = $2 order by lower(u.first_name), lower(u.last_name), r.user_id limit 50",
        None,
    )
}
impl AdditionRefusalsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        addition_id: &'a uuid::Uuid,
    ) -> AdditionRefusalsQuery<'c, 'a, 's, C, AdditionRefusals, 2> {
        AdditionRefusalsQuery {
            client,
            params: [team_id, addition_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<AdditionRefusalsBorrowed, tokio_postgres::Error> {
                Ok(AdditionRefusalsBorrowed {
                    user_id: row.try_get(0)?,
                    code: row.try_get(1)?,
                    name: row.try_get(2)?,
                })
            },
            mapper: |it| AdditionRefusals::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        AdditionRefusalsParams<T1>,
        AdditionRefusalsQuery<'c, 'a, 's, C, AdditionRefusals, 2>,
        C,
    > for AdditionRefusalsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a AdditionRefusalsParams<T1>,
    ) -> AdditionRefusalsQuery<'c, 'a, 's, C, AdditionRefusals, 2> {
        self.bind(client, &params.team_id, &params.addition_id)
    }
}
pub struct DatesOfSeriesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn dates_of_series() -> DatesOfSeriesStmt {
    DatesOfSeriesStmt(
        "select other.id from events one join events other on other.id = one.id or other.series_id = one.series_id where one.id = $1 and one.team_id = $2 order by other.starts_at, other.id",
        None,
    )
}
impl DatesOfSeriesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, DatesOfSeriesParams<T1>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for DatesOfSeriesStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a DatesOfSeriesParams<T1>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
pub struct TeamAtEventsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn team_at_events() -> TeamAtEventsStmt {
    TeamAtEventsStmt(
        "with people as materialized ( select ut.user_id, ut.first_name, ut.last_name from user_teams ut where ut.team_id = $1 and ut.facets @> array[$2::text] and ut.user_id <> $3 and ut.status not in ('inactive', 'terminated', 'archived') ) select e.id, e.title, e.starts_at, e.ends_at, e.time_zone, e.address, e.online_url <> '' as is_online, p.user_id, p.first_name || ' ' || p.last_name as name, r.state, count(*) over () as total from people p join user_events r on r.user_id = p.user_id and r.state in ('pending', 'attending', 'attended', 'not attended', 'waiting') join events e on e.id = r.event_id and e.team_id = $1 and e.status = 'published' where case when $4 then e.ends_at <= $5 else e.ends_at > $5 end order by case when $4 then e.starts_at end desc, e.starts_at, e.id, lower(p.first_name), lower(p.last_name), p.user_id limit $6 offset $7",
        None,
    )
}
impl TeamAtEventsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        managed: &'a T2,
        me: &'a uuid::Uuid,
        past: &'a bool,
        now: &'a chrono::DateTime<chrono::Utc>,
        per_page: &'a i64,
        skip: &'a i64,
    ) -> TeamAtEventsQuery<'c, 'a, 's, C, TeamAtEvents, 7> {
        TeamAtEventsQuery {
            client,
            params: [team_id, managed, me, past, now, per_page, skip],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<TeamAtEventsBorrowed, tokio_postgres::Error> {
                Ok(TeamAtEventsBorrowed {
                    id: row.try_get(0)?,
                    title: row.try_get(1)?,
                    starts_at: row.try_get(2)?,
                    ends_at: row.try_get(3)?,
                    time_zone: row.try_get(4)?,
                    address: row.try_get(5)?,
                    is_online: row.try_get(6)?,
                    user_id: row.try_get(7)?,
                    name: row.try_get(8)?,
                    state: row.try_get(9)?,
                    total: row.try_get(10)?,
                })
            },
            mapper: |it| TeamAtEvents::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        TeamAtEventsParams<T1, T2>,
        TeamAtEventsQuery<'c, 'a, 's, C, TeamAtEvents, 7>,
        C,
    > for TeamAtEventsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a TeamAtEventsParams<T1, T2>,
    ) -> TeamAtEventsQuery<'c, 'a, 's, C, TeamAtEvents, 7> {
        self.bind(
            client,
            &params.team_id,
            &params.managed,
            &params.me,
            &params.past,
            &params.now,
            &params.per_page,
            &params.skip,
        )
    }
}
