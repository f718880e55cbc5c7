//! Documents name the teams that look after them: what is the same of resources, pathways and packages, told of each by its own stories.

use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{PASSWORD, TestStack};
use reqwest::Method;
use serde_json::{Value, json};

use super::teams::{gone_over, second_team};
use crate::learning::{Story, text};

/// What is asked: how, where, and with what.
pub(crate) type RequestSpec = (Method, String, Value);

/// A document of the story's tenant, and everybody who may try something on it. Ada is an admin of both teams, Bea of the second
/// one alone, where Finn learns; Mona is a manager in the first one.
pub(crate) struct Document<'s> {
    story: &'s Story,
    kind: &'static str,
    id: String,
    /// Where it is: `/api/resources/…`.
    at: String,
    rule: String,
    second: String,
    host: String,
    ada_there: Client,
    bea: Client,
    finn: String,
    mona: Client,
}

async fn add(admin: &Client, name: &str, username: &str, role: &str) -> String {
    let profile = json!({"firstName": name, "lastName": "Berg", "username": username});
    let body = json!({"profile": profile, "roles": [role], "password": PASSWORD});
    let made = admin.post("/api/people", body).await.unwrap();
    text(&made.ok().unwrap().value()["id"])
}

async fn reads(browser: &Client, path: &str) -> Value {
    browser.get(path).await.unwrap().ok().unwrap().value()
}

async fn ask(browser: &Client, (method, path, body): &RequestSpec) -> Reply {
    browser
        .send(browser.request(method.clone(), path).json(body))
        .await
        .unwrap()
}

fn fault(reply: &Reply) -> (u16, Value) {
    (reply.status.as_u16(), reply.value()["errors"][0]["code"].clone())
}

impl<'s> Document<'s> {
    /// `list`: where its type's are. Everybody has it by a rule.
    pub(crate) async fn of(story: &'s Story, kind: &'static str, list: &str, id: &str) -> Self {
        let (second, host) = second_team(&story.tenant).await;
        let ada_there = gone_over(&story.tenant, &story.ada, &second, &host).await;
        let named = |name: &str| format!("{name}.{}", story.tenant.id);
        add(&ada_there, "Bea", &named("bea"), "admin").await;
        let finn = add(&ada_there, "Finn", &named("finn"), "learner").await;
        add(&story.ada, "Mona", &named("mona"), "manager").await;
        let bea = story.tenant.stack().client(&host);
        assert!(bea.sign_in(&named("bea"), PASSWORD).await.unwrap());
        let body = json!({"type": kind, "documentId": id, "rule": {"everyone": []}});
        let rule = story.does("/api/permissions", body).await;
        Self {
            story,
            kind,
            id: id.to_owned(),
            at: format!("{list}/{id}"),
            rule: text(&rule["permission"]["id"]),
            second,
            host,
            ada_there,
            bea,
            finn,
            mona: story.tenant.sign_in(&named("mona")).await,
        }
    }

    /// Who learns in the second team.
    pub(crate) fn finn(&self) -> &str {
        &self.finn
    }

    /// Its latest revision.
    async fn revision(&self) -> Value {
        self.story.reads(&self.at).await["revision"].clone()
    }

    async fn handed(&self, teams: &[&str]) -> RequestSpec {
        let body = json!({"revision": self.revision().await, "teams": teams});
        (Method::PUT, format!("{}/teams", self.at), body)
    }

    /// Ada says which teams look after it.
    async fn is_handed_to(&self, teams: &[&str]) -> Reply {
        ask(&self.story.ada, &self.handed(teams).await).await
    }

    /// What changes a document of any type, or who is given it.
    async fn changes(&self) -> Vec<RequestSpec> {
        let (kind, id, rule, finn) = (self.kind, &self.id, &self.rule, &self.finn);
        let post = |path: &str, body: Value| (Method::POST, path.to_owned(), body);
        vec![
            self.handed(&[]).await,
            post(
                "/api/permissions",
                json!({"type": kind, "documentId": id, "rule": {"roles": ["learner"]}}),
            ),
            (
                Method::PATCH,
                format!("/api/permissions/{rule}"),
                json!({"revision": 1, "rule": {"everyone": []}}),
            ),
            post(
                &format!("/api/permissions/{rule}/status"),
                json!({"status": "archived"}),
            ),
            post(
                "/api/functions/updateDocumentStatusOnCall",
                json!({"documentIds": [id], "documentType": kind, "status": "archived"}),
            ),
            post(
                "/api/functions/changeStatusOfAllPermittedUsers",
                json!({"document": {"id": id}, "documentType": kind, "status": "archived"}),
            ),
            post(
                "/api/people/assignments",
                json!({"userIds": [finn], "type": kind, "documentId": id}),
            ),
            post(
                "/api/people/settlements",
                json!({"userIds": [finn], "type": kind, "documentId": id, "what": "reset", "reason": "Again."}),
            ),
            (
                Method::PUT,
                "/api/rewards/points".to_owned(),
                json!({"type": kind, "documentId": id, "points": 5}),
            ),
        ]
    }

    /// Admins of other teams read it and change nothing; `own`: what else its type can be asked to change.
    pub(crate) async fn is_changed_by_admins_of_its_teams_alone(&self, own: Vec<RequestSpec>) {
        let seen = reads(&self.bea, &self.at).await;
        assert_eq!(
            (&seen["isLookedAfterHere"], &seen["teams"]),
            (&json!(true), &json!([])),
            "all teams look after it, unless some were chosen"
        );
        self.is_handed_to(&[&self.story.tenant.id]).await.ok().unwrap();

        let before = self.story.reads(&self.at).await;
        let mut changes = self.changes().await;
        changes.extend(own);
        for change in &mut changes {
            if let Some(revision) = change.2.get_mut("revision") {
                *revision = before["revision"].clone();
            }
        }
        for change in &changes {
            // Ada is an admin of both teams: at the second one's host she is one of its admins.
            for browser in [&self.bea, &self.ada_there] {
                let refused = ask(browser, change).await;
                assert_eq!(
                    (refused.status.as_u16(), refused.code().as_str()),
                    (403, "not_looked_after"),
                    "{change:?}: {}",
                    refused.text()
                );
            }
        }
        assert_eq!(self.revision().await, before["revision"], "nothing was changed");

        let seen = reads(&self.bea, &self.at).await;
        assert_eq!(
            (&seen["isLookedAfterHere"], &seen["title"], &seen["teams"][0]["id"]),
            (&json!(false), &before["title"], &json!(self.story.tenant.id))
        );
        let may = seen["can"].as_object();
        assert!(may.is_none_or(|can| can.values().all(|may| may == false)), "{seen}");
        let rules = format!("/api/permissions?documentId={}&type={}", self.id, self.kind);
        assert_eq!(reads(&self.bea, &rules).await["items"][0]["canChange"], false);
        let row = reads(&self.story.ada, "/api/audit-log?perPage=100").await;
        let row = row["items"]
            .as_array()
            .unwrap()
            .iter()
            .find(|row| row["action"] == format!("{}.changed", self.kind) && row["details"]["edit"] == "teams");
        assert!(row.is_some(), "it is written down who chose them");
    }

    /// Among others it is left as it is, with the reason; it is another team's already.
    pub(crate) async fn stays_when_many_are_archived(&self) {
        let list = self.at.trim_end_matches(&self.id).trim_end_matches('/');
        let body = json!({"ids": [self.id], "archived": true});
        let many = self.bea.post(&format!("{list}/archived"), body).await.unwrap();
        let many = many.ok().unwrap().value();
        assert_eq!(
            (&many["changed"], &many["refused"][0]["code"]),
            (&json!([]), &json!("not_looked_after")),
            "{many}"
        );
    }

    /// A copy is looked after as its original is, unless whoever makes it could not change it then.
    pub(crate) async fn is_copied_for_whoever_may_change_the_copy(&self) {
        let first = self.story.tenant.id.as_str();
        self.is_handed_to(&[first]).await.ok().unwrap();
        let path = format!("{}/duplicate", self.at);
        let copies = [(&self.story.ada, json!([first])), (&self.bea, json!([]))];
        for (browser, expected) in copies {
            let copy = browser.post(&path, json!({})).await.unwrap().ok().unwrap().value();
            let teams = copy["teams"].as_array().unwrap().iter();
            let teams: Vec<&Value> = teams.map(|team| &team["id"]).collect();
            assert_eq!(
                (json!(teams), &copy["isLookedAfterHere"]),
                (expected, &json!(true)),
                "{copy}"
            );
        }
    }

    /// The choice is made by its admins, among teams that there are, and their own stays among them.
    pub(crate) async fn is_handed_to_teams_that_there_are(&self) {
        let first = self.story.tenant.id.as_str();
        let unknown = self.is_handed_to(&["nobodys"]).await;
        assert_eq!(fault(&unknown), (422, json!("unknown_team")));
        let away = self.is_handed_to(&[&self.second]).await;
        assert_eq!(fault(&away), (422, json!("own_team")));
        let stale = (
            Method::PUT,
            format!("{}/teams", self.at),
            json!({"revision": 0, "teams": [first]}),
        );
        let stale = ask(&self.story.ada, &stale).await;
        assert_eq!(
            (stale.status.as_u16(), stale.code().as_str()),
            (409, "changed_meanwhile")
        );

        let both = self.is_handed_to(&[first, &self.second]).await.ok().unwrap().value();
        assert_eq!(both["teams"].as_array().unwrap().len(), 2);
        let mine = self.handed(&[&self.second]).await;
        let taken = ask(&self.bea, &mine).await;
        assert_eq!(taken.status, 200, "Bea's team is one of them: {}", taken.text());
        let back = self.is_handed_to(&[]).await;
        assert_eq!(back.code(), "not_looked_after", "it is the second team's alone by now");

        let choice = reads(&self.bea, "/api/documents/teams").await;
        let ids: Vec<&str> = choice
            .as_array()
            .unwrap()
            .iter()
            .map(|team| team["id"].as_str().unwrap())
            .collect();
        assert!(ids.contains(&first) && ids.contains(&self.second.as_str()), "{choice}");
    }

    /// Who is no admin, and who is of another tenant, chooses nothing; a superadmin does, at every team's host.
    pub(crate) async fn is_nothing_to_outsiders(&self, other_tenant: &str) {
        self.is_handed_to(&[&self.story.tenant.id]).await.ok().unwrap();
        let choice = self.handed(&[]).await;
        let manager = ask(&self.mona, &choice).await;
        assert_eq!((manager.status.as_u16(), manager.code().as_str()), (403, "role"));
        let list = self.mona.get("/api/documents/teams").await.unwrap();
        assert_eq!(list.status, 403);
        let outsider = TestStack::shared().await.tenant(other_tenant).await.admin().await;
        assert_eq!(ask(&outsider, &choice).await.status, 404);
        let theirs = reads(&outsider, "/api/documents/teams").await;
        assert!(!theirs.to_string().contains(&self.second), "{theirs}");

        let tenant = &self.story.tenant;
        let raised = "update user_teams set roles = '{superadmin}', rank = 4 where first_name = 'Bea'";
        tenant.sql(raised).await;
        let bea = tenant.stack().client(&self.host);
        assert!(bea.sign_in(&format!("bea.{}", tenant.id), PASSWORD).await.unwrap());
        let open = ask(&bea, &choice).await;
        assert_eq!(open.status, 200, "{}", open.text());
        assert_eq!(reads(&bea, &self.at).await["teams"], json!([]));
    }
}
