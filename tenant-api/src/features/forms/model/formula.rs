//! Calculated fields: numbers, `+ - * / ( )` and other fields as `{id}`.

/// A formula that was read.
#[derive(Debug, PartialEq)]
enum Part {
    Number(f64),
    Field(String),
    Negative(Box<Part>),
    Two(char, Box<Part>, Box<Part>),
}

struct Reader<'a> {
    rest: &'a str,
    depth: u8,
}

/// Deeper brackets than these are a mistake.
const DEEPEST: u8 = 30;

impl Reader<'_> {
    fn next(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start();
        self.rest.chars().next()
    }

    fn step(&mut self) {
        let mut letters = self.rest.chars();
        letters.next();
        self.rest = letters.as_str();
    }

    fn two(&mut self, signs: [char; 2], below: fn(&mut Self) -> Option<Part>) -> Option<Part> {
        let mut left = below(self)?;
        while let Some(sign) = self.next().filter(|sign| signs.contains(sign)) {
            self.step();
            left = Part::Two(sign, Box::new(left), Box::new(below(self)?));
        }
        Some(left)
    }

    fn sum(&mut self) -> Option<Part> {
        self.two(['+', '-'], Self::product)
    }

    fn product(&mut self) -> Option<Part> {
        self.two(['*', '/'], Self::one)
    }

    fn one(&mut self) -> Option<Part> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return None;
        }
        let part = match self.next()? {
            '-' => {
                self.step();
                Part::Negative(Box::new(self.one()?))
            }
            '(' => {
                self.step();
                let inner = self.sum()?;
                self.next().filter(|sign| *sign == ')')?;
                self.step();
                inner
            }
            '{' => {
                let (id, rest) = self.rest[1..].split_once('}')?;
                self.rest = rest;
                Part::Field(id.trim().to_owned())
            }
            _ => {
                let end = self.rest.find(|letter: char| !letter.is_ascii_digit() && letter != '.');
                let (digits, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
                self.rest = rest;
                Part::Number(digits.parse().ok()?)
            }
        };
        self.depth -= 1;
        Some(part)
    }
}

fn read(formula: &str) -> Option<Part> {
    let mut reader = Reader {
        rest: formula,
        depth: 0,
    };
    let part = reader.sum()?;
    reader.next().is_none().then_some(part)
}

fn named(part: &Part, names: &mut Vec<String>) {
    match part {
        Part::Number(_) => {}
        Part::Field(id) => names.push(id.clone()),
        Part::Negative(inner) => named(inner, names),
        Part::Two(_, left, right) => {
            named(left, names);
            named(right, names);
        }
    }
}

/// The fields that it names; nothing: it cannot be read.
pub fn fields(formula: &str) -> Option<Vec<String>> {
    let mut names = Vec::new();
    named(&read(formula)?, &mut names);
    Some(names)
}

fn result(part: &Part, value: &impl Fn(&str) -> Option<f64>) -> Option<f64> {
    let found = match part {
        Part::Number(number) => *number,
        Part::Field(id) => value(id)?,
        Part::Negative(inner) => -result(inner, value)?,
        Part::Two(sign, left, right) => {
            let (left, right) = (result(left, value)?, result(right, value)?);
            match sign {
                '+' => left + right,
                '-' => left - right,
                '*' => left * right,
                _ => left / right,
            }
        }
    };
    found.is_finite().then_some(found)
}

/// What comes out; nothing where a number is missing or it divides by zero.
pub fn evaluate(formula: &str, value: impl Fn(&str) -> Option<f64>) -> Option<f64> {
    result(&read(formula)?, &value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_counts_as_people_do() {
        let of = |formula| evaluate(formula, |id| (id == "a").then_some(4.0));
        assert_eq!(of("1 + 2 * {a}"), Some(9.0));
        assert_eq!(of("(1 + 2) * -{a} / 3"), Some(-4.0));
        assert_eq!(of("{a} / ({a} - 4)"), None, "nothing is divided by zero");
        assert_eq!(of("{b} + 1"), None, "a missing number makes none");
        assert_eq!(of("1 +"), None);
        assert_eq!(of("1 2"), None);
        assert_eq!(of(&"(".repeat(5000)), None);
    }

    #[test]
    fn it_names_its_fields() {
        assert_eq!(fields("{a} + 2 * {b}").unwrap(), ["a", "b"]);
        assert_eq!(fields("{a"), None);
    }
}
