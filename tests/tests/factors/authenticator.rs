//! An authenticator made of software: one ES256 key for one relying party, attestation `none`. It does what a browser and a
//! device do together, and, where a test wants it, what they would never do.
use aws_lc_rs::digest::{SHA256, digest};
use aws_lc_rs::rand::SystemRandom;
use aws_lc_rs::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use learnt_kernel::ids::random_bytes;
use serde_json::{Value, json};

const PRESENT: u8 = 0x01;
const VERIFIED: u8 = 0x04;
const NEW: u8 = 0x40;

/// A device with one passkey.
pub struct Authenticator {
    key: EcdsaKeyPair,
    id: Vec<u8>,
    /// How often it signed; a test may turn it back.
    pub counter: u32,
    /// The relying party that it signs for; a test may tell it another one.
    pub rp_id: String,
    /// Where the page stands that asks.
    pub origin: String,
}

impl Authenticator {
    /// A device in front of a page.
    pub fn at(origin: &str) -> Self {
        Self {
            key: EcdsaKeyPair::generate(&ECDSA_P256_SHA256_ASN1_SIGNING).unwrap(),
            id: random_bytes::<16>().to_vec(),
            counter: 0,
            rp_id: String::new(),
            origin: origin.to_owned(),
        }
    }

    /// Makes the passkey that the options ask for.
    pub fn create(&mut self, options: &Value) -> Value {
        if self.rp_id.is_empty() {
            options["rp"]["id"].as_str().unwrap().clone_into(&mut self.rp_id);
        }
        let client_data = self.client_data("webauthn.create", options);
        let mut data = self.data(PRESENT | VERIFIED | NEW);
        data.extend([0; 16]);
        data.extend(u16::try_from(self.id.len()).unwrap().to_be_bytes());
        data.extend(&self.id);
        data.extend(self.public_key());
        let attestation = [
            vec![0xa3],
            cbor_text("fmt"),
            cbor_text("none"),
            cbor_text("attStmt"),
            vec![0xa0],
            cbor_text("authData"),
            cbor_bytes(&data),
        ]
        .concat();
        json!({
            "id": encode(&self.id), "rawId": encode(&self.id), "type": "public-key",
            "response": {
                "clientDataJSON": encode(&client_data), "attestationObject": encode(&attestation), "transports": ["internal"],
            },
            "clientExtensionResults": {}, "authenticatorAttachment": "platform",
        })
    }

    /// Signs what the options ask for.
    pub fn get(&mut self, options: &Value) -> Value {
        self.counter += 1;
        let client_data = self.client_data("webauthn.get", options);
        let data = self.data(PRESENT | VERIFIED);
        let signed = [data.as_slice(), digest(&SHA256, &client_data).as_ref()].concat();
        let signature = self.key.sign(&SystemRandom::new(), &signed).unwrap();
        json!({
            "id": encode(&self.id), "rawId": encode(&self.id), "type": "public-key",
            "response": {
                "clientDataJSON": encode(&client_data), "authenticatorData": encode(&data),
                "signature": encode(signature.as_ref()), "userHandle": null,
            },
            "clientExtensionResults": {},
        })
    }

    fn client_data(&self, kind: &str, options: &Value) -> Vec<u8> {
        let data =
            json!({"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": false});
        data.to_string().into_bytes()
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        let mut data = digest(&SHA256, self.rp_id.as_bytes()).as_ref().to_vec();
        data.push(flags);
        data.extend(self.counter.to_be_bytes());
        data
    }

    /// COSE: an elliptic curve key (1: 2) for ES256 (3: -7) on P-256 (-1: 1) with its two coordinates.
    fn public_key(&self) -> Vec<u8> {
        let point = self.key.public_key().as_ref();
        let (x, y) = point[1..].split_at(32);
        [
            vec![0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21],
            cbor_bytes(x),
            vec![0x22],
            cbor_bytes(y),
        ]
        .concat()
    }
}

fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn cbor_head(major: u8, length: usize) -> Vec<u8> {
    match u8::try_from(length) {
        Ok(short @ 0..24) => vec![major << 5 | short],
        Ok(byte) => vec![major << 5 | 24, byte],
        Err(_) => {
            let [high, low] = u16::try_from(length).unwrap().to_be_bytes();
            vec![major << 5 | 25, high, low]
        }
    }
}

fn cbor_bytes(bytes: &[u8]) -> Vec<u8> {
    [cbor_head(2, bytes.len()), bytes.to_vec()].concat()
}

fn cbor_text(text: &str) -> Vec<u8> {
    [cbor_head(3, text.len()), text.as_bytes().to_vec()].concat()
}
