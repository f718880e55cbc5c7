//! What a reaction passes on to another tenant: told there, in a transaction of its own. A repetition tells it again.
use std::sync::Arc;

use learnt_kernel::problem::Result;

use crate::app::App;
use crate::db::Change;
use crate::db::directory::Tenant;
use crate::db::tx::Hand;
use crate::facts::Fact;

/// Tells a fact in another tenant.
pub async fn tell(app: &App, tenant: &Arc<Tenant>, fact: Fact) -> Result<()> {
    let mut client = app.client_of(tenant).await?;
    let mut change = Change::by(&mut client, Hand::default()).await?;
    change.tell(fact).await?;
    change.commit(app).await
}
