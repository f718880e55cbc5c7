//! Uploads in a store that speaks S3: SeaweedFS, which looks at signatures as S3 does.
use std::sync::Arc;

use axum::body::Bytes;
use futures_util::TryStreamExt;
use futures_util::stream::BoxStream;
use learnt_compose::testing::containers::{GenericImage, ImageExt, IntoContainerPort, TestContainer};
use learnt_compose::testing::until;
use learnt_kernel::clock::{Clock, SystemClock};
use learnt_kernel::ids::new_id;
use learnt_kernel::tenant::TenantId;
use learnt_tenant_api::BlobStore;
use object_store::ObjectStore;
use object_store::aws::AmazonS3Builder;

const BUCKET: &str = "learnt";
const KEY: &str = "learnt-key";
const SECRET: &str = "s3cret-of-the-store";
const S3: u16 = 8333;

async fn s3() -> (TestContainer, Arc<dyn ObjectStore>) {
    let bucket = format!("-bucket={BUCKET}");
    let image = GenericImage::new("chrislusf/seaweedfs", "4.48")
        .with_exposed_port(S3.tcp())
        .with_cmd(["mini", "-dir=/data", "-ip.bind=0.0.0.0", bucket.as_str()])
        .with_env_var("AWS_ACCESS_KEY_ID", KEY)
        .with_env_var("AWS_SECRET_ACCESS_KEY", SECRET);
    let server = TestContainer::start(image).await.unwrap();
    let endpoint = server.answers(S3, "/healthz").await.unwrap();
    let store = AmazonS3Builder::new()
        .with_endpoint(endpoint)
        .with_allow_http(true)
        .with_region("us-east-1")
        .with_bucket_name(BUCKET)
        .with_access_key_id(KEY)
        .with_secret_access_key(SECRET)
        .build()
        .unwrap();
    (server, Arc::new(store))
}

fn folder(store: &Arc<dyn ObjectStore>, tenant: &str) -> BlobStore {
    BlobStore::new(store.clone(), TenantId::parse(tenant).unwrap())
}

async fn whole(stream: BoxStream<'static, object_store::Result<Bytes>>) -> Vec<u8> {
    stream.map_ok(Vec::from).try_concat().await.unwrap()
}

#[tokio::test]
async fn a_content_arrives_in_parts_is_read_in_part_listed_and_removed() {
    let (_server, store) = s3().await;
    let (acme, munro) = (folder(&store, "acme"), folder(&store, "munro"));
    // The store answers a little before it takes anything.
    until(async || {
        acme.put(new_id(), vec![0])
            .await
            .map_err(|problem| format!("{problem:?}"))
    })
    .await;
    acme.erase().await.unwrap();

    // More than one part of S3, each byte another than the one before.
    let film: Vec<u8> = (0..6 * 1024 * 1024).map(|at: u32| (at % 251) as u8).collect();
    let mut arriving = acme.begin(new_id()).await.unwrap();
    for piece in film.chunks(300_000) {
        arriving.write(piece.to_vec().into()).await.unwrap();
    }
    let beside = acme.finish(arriving).await.unwrap();
    assert_eq!(acme.peek(&beside, 250..254).await.unwrap().as_ref(), [250, 0, 1, 2]);
    acme.keep(&beside, "film").await.unwrap();
    assert_eq!(whole(acme.read("film", None).await.unwrap()).await, film);
    let range = 5_242_870..5_242_890;
    let part = whole(acme.read("film", Some(range.clone())).await.unwrap()).await;
    assert_eq!(
        part,
        film[range.start as usize..range.end as usize],
        "across both parts"
    );
    assert!(acme.peek(&beside, 0..1).await.is_err(), "it was moved");
    assert!(munro.read("film", None).await.is_err(), "it is acme's");

    let (committed, dropped) = (new_id(), new_id());
    acme.put(committed, b"a piece".to_vec()).await.unwrap();
    assert_eq!(whole(acme.read_part(committed).await.unwrap()).await, b"a piece");
    acme.put(dropped, b"another".to_vec()).await.unwrap();
    acme.drop_part(dropped).await;
    assert!(acme.read_part(dropped).await.is_err());
    let mut abandoned = acme.begin(new_id()).await.unwrap();
    abandoned.write(film.clone().into()).await.unwrap();
    acme.abandon(abandoned).await;

    let (before, after) = (chrono::Duration::hours(-1), chrono::Duration::hours(1));
    assert!(acme.older_than(SystemClock.now() + before).await.unwrap().is_empty());
    let mut listed: Vec<String> = acme
        .older_than(SystemClock.now() + after)
        .await
        .unwrap()
        .iter()
        .map(ToString::to_string)
        .collect();
    listed.sort();
    assert_eq!(listed, [format!("acme/arriving/{committed}"), "acme/film".to_owned()]);

    munro.put(new_id(), b"theirs".to_vec()).await.unwrap();
    acme.remove("film").await.unwrap();
    acme.remove("film").await.unwrap();
    assert!(acme.read("film", None).await.is_err());
    assert_eq!(acme.erase().await.unwrap(), (1, 7));
    assert_eq!(acme.erase().await.unwrap(), (0, 0));
    assert_eq!(munro.erase().await.unwrap(), (1, 6), "nobody else's went");
}
