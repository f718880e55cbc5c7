/** A file as the import takes it, with the names of columns that it knows by itself and two people to write over. */

import { save } from "@learnt/ui/base/save";
import { csvOf } from "@learnt/ui/chart/figures";

const columns = [
  "First name",
  "Last name",
  "Email",
  "Employee ID",
  "Position",
  "Location 1",
  "Division 1",
  "Tags",
].map((name) => ({ id: name, name }));

const people = [
  ["Lena", "Lindqvist", "lena@example.com", "1001", "Nurse", "Berlin", "Care", "first aid"],
  ["Marco", "Rossi", "marco@example.com", "1002", "Driver", "Milan", "Transport", ""],
];

export const sampleText = (): string =>
  csvOf(
    columns,
    people.map((cells) => Object.fromEntries(columns.map(({ id }, at) => [id, cells[at] ?? ""]))),
  );

export const saveSampleFile = (): void =>
  save({ blob: new Blob([sampleText()], { type: "text/csv" }), name: "people.csv" });
