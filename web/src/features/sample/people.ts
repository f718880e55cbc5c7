/** People of the sample areas: invented, with names in several scripts. */
export type SamplePerson = { id: string; firstName: string; lastName: string; email: string };

const names: readonly (readonly [firstName: string, lastName: string, email: string])[] = [
  ["Amara", "Okafor", "amara.okafor"],
  ["Björn", "Lindqvist", "bjorn.lindqvist"],
  ["Chiara", "Rossi", "chiara.rossi"],
  ["David", "Mensah", "david.mensah"],
  ["Ελένη", "Παπαδάκη", "eleni.papadaki"],
  ["Fatima", "Zahra", "fatima.zahra"],
  ["Grace", "Thompson", "grace.thompson"],
  ["春子", "佐藤", "haruko.sato"],
  ["Иван", "Петров", "ivan.petrov"],
  ["Juana", "Ramírez", "juana.ramirez"],
  ["Kofi", "Boateng", "kofi.boateng"],
  ["ليلى", "حداد", "layla.haddad"],
  ["Mateo", "Fernández", "mateo.fernandez"],
  ["Nia", "Williams", "nia.williams"],
  ["Oisín", "Byrne", "oisin.byrne"],
  ["प्रिया", "शर्मा", "priya.sharma"],
  ["Quentin", "Dubois", "quentin.dubois"],
  ["Rosa", "Almeida", "rosa.almeida"],
  ["Søren", "Kjær", "soren.kjaer"],
  ["טל", "לוי", "tal.levi"],
  ["Uma", "Krishnan", "uma.krishnan"],
  ["Viktor", "Novák", "viktor.novak"],
  ["王", "伟", "wei.wang"],
  ["Ximena", "Torres", "ximena.torres"],
  ["민준", "김", "minjun.kim"],
  ["Zoë", "Janssen", "zoe.janssen"],
];

export const samplePeople: readonly SamplePerson[] = names.map(([firstName, lastName, email], at) => ({
  id: `person-${at + 1}`,
  firstName,
  lastName,
  email: `${email}@example.test`,
}));

/** The name as it is read. */
export const fullName = ({ firstName, lastName }: Pick<SamplePerson, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`;
