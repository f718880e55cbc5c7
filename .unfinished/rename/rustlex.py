"""A lexer of Rust, good enough to rename identifiers: (kind, text, start) with kinds
ident, lifetime, str (any string literal), char, num, punct, comment, ws. Concatenated texts give the source back."""
import re

IDENT = re.compile(r"[A-Za-z_\u0080-\uffff][A-Za-z0-9_\u0080-\uffff]*")
WS = re.compile(r"\s+")
NUM = re.compile(r"[0-9][0-9A-Za-z_]*(?:\.[0-9][0-9A-Za-z_]*)?(?:(?<=[eE])[+-][0-9_]+)?")
LINE = re.compile(r"//[^\n]*")
STR = re.compile(r'(?:b|c)?"(?:[^"\\]|\\.)*"', re.S)
RAW = re.compile(r'(?:b|c)?r(#*)"', re.S)
CHAR = re.compile(r"b?'(?:[^'\\\n]|\\(?:x[0-9a-fA-F]{2}|u\{[0-9a-fA-F_]+\}|.))'")
LIFE = re.compile(r"'[A-Za-z_][A-Za-z0-9_]*")
RAWID = re.compile(r"r#[A-Za-z_][A-Za-z0-9_]*")
PUNCTS = ("..=", "...", "<<=", ">>=", "::", "->", "=>", "..", "&&", "||", "==", "!=", "<=", ">=", "+=", "-=", "*=", "/=", "%=", "^=", "&=", "|=")


def lex(src):
    out, i, n = [], 0, len(src)
    while i < n:
        c = src[i]
        if c.isspace():
            m = WS.match(src, i)
            out.append(("ws", m.group(), i)); i = m.end(); continue
        if c == "/" and src.startswith("//", i):
            m = LINE.match(src, i)
            out.append(("comment", m.group(), i)); i = m.end(); continue
        if c == "/" and src.startswith("/*", i):
            depth, j = 1, i + 2
            while depth and j < n:
                if src.startswith("/*", j): depth += 1; j += 2
                elif src.startswith("*/", j): depth -= 1; j += 2
                else: j += 1
            out.append(("comment", src[i:j], i)); i = j; continue
        m = RAW.match(src, i)
        if m:
            end = src.index('"' + m.group(1), m.end()) + 1 + len(m.group(1))
            out.append(("str", src[i:end], i)); i = end; continue
        m = STR.match(src, i)
        if m:
            out.append(("str", m.group(), i)); i = m.end(); continue
        if c == "'" or (c == "b" and src.startswith("b'", i)):
            m = CHAR.match(src, i)
            if m:
                out.append(("char", m.group(), i)); i = m.end(); continue
            m = LIFE.match(src, i)
            if m:
                out.append(("lifetime", m.group(), i)); i = m.end(); continue
        m = RAWID.match(src, i)
        if m:
            out.append(("ident", m.group(), i)); i = m.end(); continue
        m = IDENT.match(src, i)
        if m:
            out.append(("ident", m.group(), i)); i = m.end(); continue
        m = NUM.match(src, i)
        if m:
            out.append(("num", m.group(), i)); i = m.end(); continue
        for p in PUNCTS:
            if src.startswith(p, i):
                out.append(("punct", p, i)); i += len(p); break
        else:
            out.append(("punct", c, i)); i += 1
    return out
