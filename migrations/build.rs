//! A new or changed migration file makes a new program.

fn main() {
    println!("cargo:rerun-if-changed=control");
    println!("cargo:rerun-if-changed=tenant");
}
