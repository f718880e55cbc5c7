//! How far people are with their packages: counted in the transaction that completes an item, gives a package or changes one.

use std::collections::BTreeMap;

use learnt_queries::queries::packages as sql;

use super::domain_events::{PackageCompleted, PackageProgressed};
use crate::features::assignments::{self, Completed, DocumentType, PERSONAL_TOPIC_LIMIT, with_topics};
use crate::prelude::*;
use crate::registry::HandlerFuture;

/// People completed what may stand in packages: those of theirs that hold it are counted anew.
pub fn completed<'a>(change: &'a mut Change<'_>, completed: &'a Completed<'a>) -> HandlerFuture<'a> {
    Box::pin(async move {
        // Packages stand in none.
        if completed.kind == DocumentType::Package {
            return Ok(());
        }
        let (tx, kind) = (change.tx(), completed.kind.into_str());
        let people = sql::people_of().bind(tx, &kind, &completed.records).all().await.sql()?;
        if people.is_empty() {
            return Ok(());
        }
        let records = sql::lock_holding()
            .bind(tx, &completed.document, &kind, &people)
            .all()
            .await
            .sql()?;
        recount(change, &records).await
    })
}

/// Somebody began what may stand in packages.
pub fn on_started<'a>(change: &'a mut Change<'_>, kind: DocumentType, document: Uuid, user: Uuid) -> HandlerFuture<'a> {
    Box::pin(async move {
        sql::mark_started()
            .bind(change.tx(), &change.now(), &document, &kind.into_str(), &user)
            .await
            .sql()?;
        Ok(())
    })
}

/// Everybody's who has the package, after what is in it changed.
pub async fn take_stock_of(change: &mut Change<'_>, package: Uuid) -> Result<()> {
    let records = sql::lock_of_package().bind(change.tx(), &package).all().await.sql()?;
    recount(change, &records).await
}

/// Counts these records anew; whoever calls it has locked them. What is completed is told in this transaction.
pub async fn recount(change: &mut Change<'_>, records: &[Uuid]) -> Result<()> {
    if records.is_empty() {
        return Ok(());
    }
    let changed = sql::recount()
        .bind(change.tx(), &records, &change.now())
        .all()
        .await
        .sql()?;
    let mut packages: BTreeMap<Uuid, Vec<&sql::Recount>> = BTreeMap::new();
    for row in &changed {
        packages.entry(row.package_id).or_default().push(row);
    }
    for (package, rows) in packages {
        let event = DomainEvent::of(package.to_string(), PackageProgressed { package_id: package });
        let event = with_topics(
            event,
            DocumentType::Package,
            package,
            rows.iter().map(|row| &row.user_id),
        );
        let finished = rows
            .into_iter()
            .filter(|row| row.status == "completed")
            .collect::<Vec<_>>();
        complete(change, package, event.with_audit_rows(Vec::new()), &finished).await?;
    }
    Ok(())
}

/// What moved them, and each of them by name while they are few: of more the first alone tells their screens.
async fn complete(
    change: &mut Change<'_>,
    package: Uuid,
    progressed: DomainEvent,
    finished: &[&sql::Recount],
) -> Result<()> {
    let event = |row: &&sql::Recount| {
        let completed = PackageCompleted {
            user_id: row.user_id,
            package_id: package,
            user_package_id: row.id,
        };
        DomainEvent::of(row.id.to_string(), completed).topic(format!("me:{}", row.user_id))
    };
    let completed = finished.iter().take(PERSONAL_TOPIC_LIMIT).map(event);
    let events = std::iter::once(progressed).chain(completed).collect();
    change.publish_all(events).await?;
    let records: Vec<Uuid> = finished.iter().map(|row| row.id).collect();
    assignments::completed(change, DocumentType::Package, package, &records).await
}
