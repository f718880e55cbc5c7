//! Rows as structs.

/// Reads a row into a struct whose fields are called like its columns. Written out here, because with its derives sqlx
/// is compiled a second time, for the compiler.
macro_rules! from_row {
    ($name:ident { $($field:ident),+ $(,)? }) => {
        impl<'r> sqlx::FromRow<'r, sqlx::postgres::PgRow> for $name {
            fn from_row(row: &'r sqlx::postgres::PgRow) -> sqlx::Result<Self> {
                Ok(Self { $($field: sqlx::Row::try_get(row, stringify!($field))?),+ })
            }
        }
    };
}

pub(super) use from_row;
