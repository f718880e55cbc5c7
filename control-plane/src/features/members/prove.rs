//! That it is really the operator who asks.
use learnt_kernel::caller::Caller;
use learnt_kernel::problem::{Problem, Result};

use super::model::{AboutMember, Refusal};
use crate::app::App;
use crate::edge::operator::Operator;
use crate::features::sign_in::check_code;

/// Takes the code of the operator's second factor that came with a body; from now on it is used up.
pub(crate) async fn prove(app: &App, operator: &Operator, caller: &Caller, body: &AboutMember) -> Result<()> {
    let account = app.registry.operator(operator.id).await?;
    let account = account.ok_or_else(Problem::signed_out)?;
    if !check_code(app, caller, &account, &body.code).await? {
        return Err(Refusal::WrongCode.into());
    }
    Ok(())
}
