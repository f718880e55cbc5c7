//! What a form asks.

use crate::prelude::*;

/// What a form is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = FormKind)]
pub enum Kind {
    /// Asks for opinions.
    #[default]
    Survey,
    /// Asks for knowledge or skill.
    Assessment,
    /// Somebody writes down what they saw another person do.
    Observation,
    /// Asks for leave.
    Request,
}

impl Kind {
    /// Which one a stored word means; a form of a kind that is not known asks and judges nothing.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Survey)
    }
}

/// What a field asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FormFieldType)]
pub enum FieldType {
    /// One line.
    ShortText,
    /// Several lines.
    LongText,
    Number,
    /// An address of mail.
    Email,
    /// A telephone number.
    Phone,
    /// A day.
    Date,
    /// A time of day.
    Time,
    /// One of several options, all of which are shown.
    SingleChoice,
    /// Any of several options.
    MultipleChoice,
    /// One of many options.
    Dropdown,
    /// Stars.
    Rating,
    /// A number between two named ends.
    Scale,
    /// One of the options for each row.
    Matrix,
    /// Yes or no.
    YesNo,
    /// A document.
    File,
    Image,
    Video,
    /// A name that is typed, and a line that is drawn.
    Signature,
    /// Somebody in the team.
    Person,
    /// Text that asks nothing.
    Information,
    /// Follows from other answers.
    Calculated,
    /// Fields that are answered as often as is needed.
    Group,
}

impl FieldType {
    /// One of the options.
    pub fn is_choice(self) -> bool {
        matches!(self, Self::SingleChoice | Self::MultipleChoice | Self::Dropdown)
    }

    /// Answered with uploads.
    pub fn is_upload(self) -> bool {
        matches!(self, Self::File | Self::Image | Self::Video)
    }

    /// Nobody types an answer to it.
    pub fn is_silent(self) -> bool {
        matches!(self, Self::Information | Self::Calculated)
    }
}

/// Something to choose, or a row of a matrix.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = FormOption)]
pub struct Choice {
    /// Stays the same when the label changes.
    pub id: String,
    /// As people read it.
    pub label: String,
}

/// How an answer is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FormComparison)]
pub enum Comparison {
    /// The same.
    Is,
    /// Not the same; also when nothing was answered.
    IsNot,
    /// Holds the option or the words.
    Contains,
    /// A larger number.
    MoreThan,
    /// A smaller number.
    LessThan,
    /// Something was answered.
    Answered,
    /// Nothing was answered.
    NotAnswered,
}

/// What an answer is compared with: words or the id of an option, a number, or yes and no.
#[derive(Deserialize, ToSchema)]
#[schema(as = FormRuleValue)]
#[serde(untagged)]
#[expect(dead_code, reason = "says in the document what is kept as it was given")]
pub enum RuleValue {
    /// Words, or the id of an option.
    Text(String),
    Number(f64),
    /// Yes or no.
    Truth(bool),
}

/// One answer that something depends on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = FormRule)]
pub struct Rule {
    /// The field that was answered before.
    pub field: String,
    /// How.
    pub op: Comparison,
    /// With what.
    #[serde(default)]
    #[schema(value_type = Option<RuleValue>)]
    pub value: Value,
}

/// When something is so.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = FormCondition)]
pub struct Condition {
    /// All of the rules, or any.
    #[serde(default)]
    pub all: bool,
    /// At least one.
    pub rules: Vec<Rule>,
}

/// Where a page leads instead of to the next one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = FormJump)]
pub struct Jump {
    pub when: Condition,
    /// A later page, or `end`.
    pub to: String,
}

/// A question, or something to read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FormField)]
pub struct Field {
    /// Stays the same over all versions: answers are joined on it.
    pub id: String,
    /// What it asks for.
    #[serde(rename = "type")]
    pub kind: FieldType,
    /// The question.
    pub label: String,
    /// How to answer it.
    #[serde(default)]
    pub help: String,
    /// Has to be answered.
    #[serde(default)]
    pub required: bool,
    /// Shown only then.
    #[serde(default)]
    pub visible_when: Option<Condition>,
    /// Has to be answered only then.
    #[serde(default)]
    pub required_when: Option<Condition>,
    /// What can be chosen; the columns of a matrix.
    #[serde(default)]
    pub options: Vec<Choice>,
    /// The rows of a matrix.
    #[serde(default)]
    pub rows: Vec<Choice>,
    /// The least number, letters, choices, uploads or repetitions.
    #[serde(default)]
    pub min: Option<f64>,
    /// The most.
    #[serde(default)]
    pub max: Option<f64>,
    /// What the ends of a scale mean.
    #[serde(default)]
    pub ends: Vec<String>,
    /// Points for a right answer, or the most that a marker gives.
    #[serde(default)]
    pub points: Option<f64>,
    /// The ids of the right options, or the right words.
    #[serde(default)]
    pub correct: Vec<String>,
    /// Answered by whoever marks, unseen by whoever answers.
    #[serde(default)]
    pub marker_only: bool,
    /// Of a calculated field: numbers, `+ - * / ( )` and fields as `{id}`.
    #[serde(default)]
    pub formula: String,
    /// Of a group.
    #[serde(default)]
    #[schema(no_recursion)]
    pub fields: Vec<Field>,
}

/// A page of questions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FormSection)]
pub struct Section {
    /// Stays the same.
    pub id: String,
    /// May be empty.
    #[serde(default)]
    pub title: String,
    /// May be empty.
    #[serde(default)]
    pub description: String,
    /// Shown only then.
    #[serde(default)]
    pub visible_when: Option<Condition>,
    /// The first that applies leads away.
    #[serde(default)]
    pub jumps: Vec<Jump>,
    /// In order.
    pub fields: Vec<Field>,
}

/// All that a form asks.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = FormContent)]
pub struct Content {
    /// In order.
    pub sections: Vec<Section>,
}

impl Content {
    /// Every field in order, without those inside groups.
    pub fn fields(&self) -> impl Iterator<Item = &Field> {
        self.sections.iter().flat_map(|section| &section.fields)
    }

    /// A field by its id.
    pub fn field(&self, id: &str) -> Option<&Field> {
        self.fields().find(|field| field.id == id)
    }

    /// As whoever answers gets it: without what is right and without what markers fill in.
    pub fn for_answering(mut self) -> Self {
        for section in &mut self.sections {
            section.fields.retain(|field| !field.marker_only);
            section.fields.iter_mut().for_each(|field| field.correct.clear());
        }
        self
    }
}
