//! The address that a test's people come from: each test has one of its own, so that what is counted by address counts for
//! one test only. Every connection really comes from this machine, so each request says whose it is, and the product of the
//! tests puts that in the place of where it came from. The product itself knows nothing of this.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::{
    Router,
    extract::{ConnectInfo, Request},
    middleware::map_request,
};
use tokio::runtime::Handle;

/// What says where a request comes from, between a test and the product that it asks.
pub const HEADER: &str = "x-test-address";

/// The address of the test that asks. Each test brings a runtime of its own, and the number of that tells them apart.
///
/// # Panics
/// Outside of a runtime.
pub fn address() -> IpAddr {
    let number: u64 = Handle::current().id().to_string().parse().expect("an id is a number");
    let [.., b, c, d] = number.to_be_bytes();
    Ipv4Addr::new(10, b, c, d).into()
}

/// The routes, with each request coming from where it says; one that says nothing comes from where it came from.
pub fn believed(router: Router) -> Router {
    router.layer(map_request(async |mut request: Request| {
        let address = request.headers_mut().remove(HEADER);
        let address = address.and_then(|value| value.to_str().ok()?.parse::<IpAddr>().ok());
        if let Some(address) = address {
            request
                .extensions_mut()
                .insert(ConnectInfo(SocketAddr::new(address, 40_000)));
        }
        request
    }))
}
