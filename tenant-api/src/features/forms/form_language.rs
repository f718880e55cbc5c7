//! What a printed submission says besides its own words, in the reader's language.

use serde::Deserialize;
use utoipa::ToSchema;

use super::model::states::Status;

/// A language of the product.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = PaperLanguage)]
pub enum Tongue {
    /// English.
    #[default]
    En,
    /// Arabic.
    Ar,
}

/// A number without what it does not need.
fn number(amount: f64) -> String {
    let amount = (amount * 100.0).round() / 100.0;
    amount.to_string()
}

impl Tongue {
    fn pick(self, english: &'static str, arabic: &'static str) -> &'static str {
        match self {
            Self::En => english,
            Self::Ar => arabic,
        }
    }

    /// As BCP 47 writes it.
    pub fn code(self) -> &'static str {
        self.pick("en", "ar")
    }

    /// Where a submission stands.
    pub fn status(self, status: Status) -> &'static str {
        match status {
            Status::InProgress => self.pick("In progress", "قيد التنفيذ"),
            Status::Pending => self.pick("Submitted", "أُرسل"),
            Status::Completed => self.pick("Completed", "مكتمل"),
            Status::MarkingRequired => self.pick("Marking required", "بحاجة إلى تقييم"),
            Status::Competent => self.pick("Competent", "كفء"),
            Status::NotCompetent => self.pick("Not competent", "غير كفء"),
            Status::PendingResubmission => self.pick("Pending resubmission", "بانتظار إعادة الإرسال"),
            Status::ApprovalRequired => self.pick("Approval required", "بحاجة إلى موافقة"),
            Status::Approved => self.pick("Approved", "موافق عليه"),
            Status::NotApproved => self.pick("Not approved", "غير موافق عليه"),
        }
    }

    /// Points of the most there are.
    pub fn points(self, reached: f64, most: f64) -> String {
        let (reached, most) = (number(reached), number(most));
        match self {
            Self::En => format!("{reached} of {most} points"),
            Self::Ar => format!("{reached} من {most} نقطة"),
        }
    }

    pub fn submitted(self, when: &str) -> String {
        format!("{} {when}", self.pick("Submitted on", "أُرسل في"))
    }

    pub fn attempt(self, number: i32) -> String {
        format!("{} {number}", self.pick("Attempt", "المحاولة"))
    }

    /// Who wrote it about somebody.
    pub fn observed(self, name: &str) -> String {
        format!("{} {name}", self.pick("Observed by", "لاحظه"))
    }

    /// Who decided on it.
    pub fn marked(self, name: &str) -> String {
        format!("{} {name}", self.pick("Marked by", "قيّمه"))
    }

    /// Whether an answer is right.
    pub fn right(self, right: bool) -> &'static str {
        if right {
            self.pick("Correct", "صحيح")
        } else {
            self.pick("Incorrect", "خطأ")
        }
    }

    /// An answer of yes or no.
    pub fn yes(self, yes: bool) -> &'static str {
        if yes {
            self.pick("Yes", "نعم")
        } else {
            self.pick("No", "لا")
        }
    }

    /// Nothing was answered.
    pub fn unanswered(self) -> &'static str {
        self.pick("Not answered", "بلا إجابة")
    }

    /// Above the moves.
    pub fn history(self) -> &'static str {
        self.pick("History", "السجل")
    }

    /// Below a page.
    pub fn page(self, number: usize, of: usize) -> String {
        match self {
            Self::En => format!("Page {number} of {of}"),
            Self::Ar => format!("الصفحة {number} من {of}"),
        }
    }
}
