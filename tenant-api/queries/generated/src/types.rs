// This file was generated with `clorinde`. Do not modify.
