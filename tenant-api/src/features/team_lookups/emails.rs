//! The mail that lists somebody's teams, in words.
use crate::language::Language;
use crate::platform;
use crate::work::email::{Listing, Place};

/// Its subject, and what it says. It names nobody: what somebody is called was written by whoever registered the address.
pub fn teams(language: Language, places: Vec<Place>) -> (String, Listing) {
    let name = platform::NAME;
    let (subject, headline, paragraphs, reason) = match language {
        Language::English => (
            format!("Your teams on {name}"),
            "Your teams",
            [
                "Hello,",
                "Here are the teams you are a member of. Sign in to one of them:",
            ],
            "You are receiving this email because this address was entered under “Find my team”. If you did not request this, you can ignore this email.",
        ),
        Language::Arabic => (
            format!("فرقك على {name}"),
            "فرقك",
            [
                "مرحبًا،",
                "طلب أحدهم، ونأمل أن تكون أنت، معرفة الفرق التي ينتمي إليها هذا العنوان. يمكنك تسجيل الدخول هنا:",
            ],
            "تصلك هذه الرسالة لأن هذا العنوان أُدخل في صفحة «البحث عن فريقي». إن لم تكن أنت من أدخله فيمكنك تجاهلها: لم يتغير شيء.",
        ),
    };
    let words = Listing {
        language,
        headline: headline.to_owned(),
        paragraphs: paragraphs.map(str::to_owned).to_vec(),
        places,
        reason: reason.to_owned(),
    };
    (subject, words)
}
