//! One WebSocket a tab: subscriptions that are allowed, news as it happens, and an end when the session ends.
use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::http::header::ORIGIN;
use axum::response::Response;
use learnt_kernel::ids::Secret;
use learnt_kernel::input::Query;
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::role::Gate;
use learnt_queries::queries::identity as sql;
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast::error::RecvError;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use super::hub::{LiveUpdate, Subscription, Tab as Place};
use crate::app::App;
use crate::db::tx::Principal;
use crate::db::{Change, Sql};
use crate::edge::session::SessionState;
use crate::edge::{TenantContext, gate};

/// No message of a client is longer.
const LONGEST: usize = 16 * 1024;
/// No tab looks at more.
const TOPICS: usize = 200;
/// Nobody has more tabs open.
const TABS: usize = 30;
/// What is read at once: messages of browsers are short. Kept for as long as the socket is open.
const READ: usize = 2 * 1024;
/// What may wait to be taken by a browser.
const UNTAKEN: usize = 64 * 1024;
/// A page that is loaded anew is back within this time.
const BACK: Duration = Duration::from_secs(5);
/// Policy violation: the session is over, do not come back with it.
const OVER: u16 = 1008;
/// The service is going away: come back in a moment.
const AWAY: u16 = 1001;

/// The socket's route.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(gate(Gate::Anyone, routes!(live)))
}

/// The ticket.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TicketMessage {
    /// From `POST /api/live/ticket`; works once and for a minute.
    ticket: String,
}

/// Open the live socket
#[utoipa::path(get, path = "/api/live", tag = "live", params(TicketMessage),
    responses((status = 101, description = "A WebSocket"), (status = 400, body = Problem, description = "not_a_websocket"), (status = 401, body = Problem, description = "invalid_ticket, session_ended"), (status = 403, body = Problem, description = "wrong_origin"), (status = 426, body = Problem, description = "not_a_websocket"), (status = 429, body = Problem)))]
pub async fn live(
    State(app): State<App>,
    context: TenantContext,
    headers: HeaderMap,
    Query(entry): Query<TicketMessage>,
    upgrade: std::result::Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response> {
    let upgrade = upgrade.map_err(|refused| Problem::new(refused.status(), "not_a_websocket", refused.body_text()))?;
    from_own_page(&headers, &app.config.public.origin(context.host.as_str()))?;
    let refused = || Problem::unauthorized("invalid_ticket", "The connection failed. Trying again.");
    let client = app.client(&context).await?;
    let hash = Secret::from_text(entry.ticket).hash();
    let used = sql::use_code()
        .bind(&*client, &app.clock.now(), &hash, &"live", &context.host.as_str())
        .opt()
        .await
        .sql()?;
    drop(client);
    let session = used.ok_or_else(refused)?.session_id;
    let session_state = app.sessions.state_of(&app, &context, session).await?;
    let tab = app.live.open_tab(&context.tenant.id, session_state.user_id, TABS);
    let tab = tab.ok_or_else(|| Problem::too_many(60))?;
    let upgrade = upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(READ)
        .write_buffer_size(0)
        .max_write_buffer_size(UNTAKEN);
    Ok(upgrade.on_upgrade(move |socket| {
        Tab {
            app,
            context,
            session,
            session_state,
            topics: HashSet::new(),
            heard_at: Instant::now(),
        }
        .serve(socket, tab)
    }))
}

/// A page of another address may not open a socket. Programs that are no browsers name no page.
fn from_own_page(headers: &HeaderMap, own: &str) -> Result<()> {
    let Some(origin) = headers.get(ORIGIN) else {
        return Ok(());
    };
    if origin == own {
        return Ok(());
    }
    let sentence = "This request must come from the page itself.";
    Err(Problem::forbidden("wrong_origin", sentence))
}

/// What a browser says.
#[derive(Deserialize)]
struct ClientMessage {
    #[serde(default)]
    subscribe: Vec<String>,
    #[serde(default)]
    unsubscribe: Vec<String>,
    after: Option<ResumePosition>,
}

/// How far it had heard.
#[derive(Deserialize)]
struct ResumePosition {
    epoch: String,
    seq: u64,
}

/// Where the numbers stand.
#[derive(Serialize)]
struct PositionMessage<'a> {
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    resync: bool,
    epoch: &'a str,
    seq: u64,
}

struct Tab {
    app: App,
    context: TenantContext,
    session: Uuid,
    session_state: Arc<SessionState>,
    topics: HashSet<String>,
    /// When the browser was heard last.
    heard_at: Instant,
}

impl Tab {
    async fn serve(mut self, mut socket: WebSocket, tab: Place) {
        let _ = self.talk(&mut socket).await;
        drop(tab);
        drop(socket);
        self.leave().await;
    }

    /// Whoever closed their last tab went, unless a page that was loaded anew is back in a moment. Who acts as somebody else was
    /// never there as them.
    async fn leave(self) {
        let (tenant, person) = (&self.context.tenant.id, self.session_state.user_id);
        if self.session_state.actor_id.is_some() || self.app.live.is_connected(tenant, person) {
            return;
        }
        tokio::time::sleep(BACK).await;
        if self.app.live.is_connected(tenant, person) {
            return;
        }
        if let Err(problem) = self.tab_closed(person).await {
            tracing::warn!(%tenant, code = problem.code(), "that somebody went cannot be noted");
        }
    }

    async fn tab_closed(&self, person: Uuid) -> Result<()> {
        let mut client = self.app.client(&self.context).await?;
        let change = Change::by(&mut client, Principal::default()).await?;
        self.app.registry.last_tab_closed(&change, person).await?;
        change.commit(&self.app).await
    }

    /// Ends when either side goes, or the session does.
    async fn talk(&mut self, socket: &mut WebSocket) -> std::result::Result<(), axum::Error> {
        let mut updates = self.app.live.listen(&self.context.tenant.id, None).updates;
        let mut check = tokio::time::interval(self.app.config.pace.socket_check);
        let mut ping = tokio::time::interval(self.app.config.pace.socket_ping);
        let stopping = self.app.stopping.clone();
        loop {
            tokio::select! {
                message = socket.recv() => match self.received(message) {
                    Some(Ok(Message::Text(text))) => self.on_message(socket, &mut updates, &text).await?,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(()),
                    Some(Ok(_)) => {}
                },
                update = updates.recv() => match update {
                    Ok(one) if self.ends_this_session(&one) => {
                        self.app.sessions.forget(&self.context.tenant.id, self.session).await;
                        if !self.still_stands().await {
                            return self.close(socket, OVER, "session ended").await;
                        }
                    }
                    Ok(one) if self.topics.contains(&one.topic) => self.send(socket, &*one).await?,
                    Ok(_) => {}
                    Err(RecvError::Lagged(_) | RecvError::Closed) => {
                        let Subscription { updates: fresh, seq, .. } = self.app.live.listen(&self.context.tenant.id, None);
                        updates = fresh;
                        self.send_position(socket, true, seq).await?;
                    }
                },
                _ = ping.tick() => {
                    if self.heard_at.elapsed() > self.app.config.pace.socket_silence {
                        return Ok(());
                    }
                    self.send_raw(socket, Message::Ping(Default::default())).await?;
                }
                _ = check.tick() => if !self.still_stands().await {
                    return self.close(socket, OVER, "session ended").await;
                },
                () = stopping.cancelled() => return self.close(socket, AWAY, "restarting").await,
            }
        }
    }

    /// Whatever comes, be it the answer to a ping, shows that somebody is there.
    fn received<T>(&mut self, value: T) -> T {
        self.heard_at = Instant::now();
        value
    }

    /// Somebody ended this very session, here or in another process: nobody waits for the next check.
    fn ends_this_session(&self, update: &LiveUpdate) -> bool {
        self.app.registry.ends_session(&update.kind) && update.id == self.session.to_string()
    }

    /// A session that cannot be looked up is not known to be over; one that is over ends the socket.
    async fn still_stands(&mut self) -> bool {
        if !self.app.directory.now().is_open(&self.context.team.id) {
            return false;
        }
        match self.app.sessions.state_of(&self.app, &self.context, self.session).await {
            Ok(session_state) => {
                self.session_state = session_state;
                let topics = std::mem::take(&mut self.topics);
                self.topics = topics.into_iter().filter(|topic| self.may_listen(topic)).collect();
                true
            }
            Err(problem) => problem.status() != 401,
        }
    }

    async fn on_message(
        &mut self,
        socket: &mut WebSocket,
        updates: &mut tokio::sync::broadcast::Receiver<Arc<LiveUpdate>>,
        text: &str,
    ) -> std::result::Result<(), axum::Error> {
        let Ok(message) = serde_json::from_str::<ClientMessage>(text) else {
            return Ok(());
        };
        for topic in &message.unsubscribe {
            self.topics.remove(topic);
        }
        for topic in message.subscribe {
            if self.topics.len() < TOPICS && self.may_listen(&topic) {
                self.topics.insert(topic);
            }
        }
        let first = message.after.as_ref().map(|after| (after.epoch.as_str(), after.seq));
        let Subscription {
            updates: fresh,
            seq,
            missed,
        } = self.app.live.listen(&self.context.tenant.id, first);
        let resumed = first.is_none() || missed.is_some();
        if first.is_some() {
            *updates = fresh;
        }
        for one in missed.iter().flatten().filter(|one| self.topics.contains(&one.topic)) {
            self.send(socket, &**one).await?;
        }
        self.send_position(socket, !resumed, seq).await
    }

    /// Who may hear of what: one's own things and those of the team at whose host one is; of everything else its feature says so.
    fn may_listen(&self, topic: &str) -> bool {
        let Some(membership) = &self.session_state.membership else {
            return false;
        };
        match topic.split_once(':') {
            Some(("me", id)) => id == self.session_state.user_id.to_string(),
            Some(("team", id)) => id == self.context.team.id.as_str(),
            _ => self
                .app
                .registry
                .may_listen(topic, &self.context.team.id, &membership.roles),
        }
    }

    async fn send_position(
        &self,
        socket: &mut WebSocket,
        resync: bool,
        seq: u64,
    ) -> std::result::Result<(), axum::Error> {
        let epoch = self.app.live.epoch();
        self.send(socket, &PositionMessage { resync, epoch, seq }).await
    }

    async fn close(
        &self,
        socket: &mut WebSocket,
        code: u16,
        reason: &'static str,
    ) -> std::result::Result<(), axum::Error> {
        let reason = reason.into();
        self.send_raw(socket, Message::Close(Some(CloseFrame { code, reason })))
            .await
    }

    async fn send(&self, socket: &mut WebSocket, what: &impl Serialize) -> std::result::Result<(), axum::Error> {
        let text = serde_json::to_string(what).unwrap_or_default();
        self.send_raw(socket, Message::Text(text.into())).await
    }

    /// Whoever takes no message for a while is given up.
    async fn send_raw(&self, socket: &mut WebSocket, message: Message) -> std::result::Result<(), axum::Error> {
        let taken = tokio::time::timeout(self.app.config.pace.socket_taken, socket.send(message)).await;
        taken.map_err(axum::Error::new)?
    }
}
