//! The domain events of this feature: what happens here, and what they say.
crate::domain_events! {
    /// Somebody has so many points more.
    "points.earned" => PointsEarned { points: i64 }

    /// Somebody spent so many points.
    "points.redeemed" => PointsRedeemed { points: i64 }

    /// A document is worth other points.
    "points.set" => PointsSet {}
}
