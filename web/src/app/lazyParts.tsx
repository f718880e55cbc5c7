/**
 * Where features meet on one screen: parts that a neighbour's screen shows without knowing whose they are.
 * They are loaded when they are first shown: put a Suspense around them.
 */
import type { Schemas } from "../api/types";
import type { MyActivityLogProps } from "../features/audit/components/MyActivityLog";
import type { BadgeRulesProps } from "../features/badge_rules/components/BadgeRules";
import type { CalendarGridProps } from "../features/calendar/components/FullCalendarView";
import type { AssignmentActivityProps } from "../features/coursework/components/AssignmentActivity";
import type { MarkingQueueProps } from "../features/coursework/components/MarkingQueue";
import type { EventActivityProps } from "../features/events/components/EventActivity";
import type { EventPickerProps } from "../features/events/components/EventPicker";
import type { FormActivityProps } from "../features/forms/components/FormActivity";
import type { FormPickerProps } from "../features/forms/components/FormPicker";
import type { AuthenticatorSetupProps } from "../features/identity/components/AuthenticatorSetup";
import type { PasswordRulesProps } from "../features/identity/components/PasswordRules";
import type { ProviderPreviewProps } from "../features/identity/components/ProviderPreview";
import type { RecoveryCodesProps } from "../features/identity/components/RecoveryCodes";
import type { ActAsProps } from "../features/impersonation/components/ActAs";
import type { CourseDatesProps } from "../features/learning/components/CourseDates";
import type { CourseLearnersProps } from "../features/learning/components/CourseLearners";
import type { DueEditorProps } from "../features/learning/components/DueEditor";
import type { PdfViewerProps } from "../features/learning/components/PdfViewer";
import type { ActivityNoteProps } from "../features/notes/components/ActivityNote";
import type { PersonSearchProps } from "../features/people/components/PersonSearch";
import type { AssignProps } from "../features/people_learning/components/Assign";
import type { CourseDrawerProps } from "../features/people_learning/components/CourseDrawer";
import type { LearnerActionsProps } from "../features/people_learning/components/LearnerActions";
import type { PersonLearningProps } from "../features/people_learning/components/PersonLearning";
import type { AssignNowProps } from "../features/permissions/components/AssignNow";
import type { DocumentPermissionsProps } from "../features/permissions/components/DocumentPermissions";
import type { RuleRowsProps } from "../features/permissions/components/RuleRows";
import type { RuleTextProps } from "../features/permissions/components/RuleText";
import type { QuizActivityProps } from "../features/quizzes/components/QuizActivity";
import type { QuizEditorProps } from "../features/quizzes/components/QuizEditor";
import type { PointsFieldProps } from "../features/rewards/components/PointsField";
import type { ActAsTarget } from "./mayActAs";
import { part } from "./part";

/** Who is where in a course, live. */
export const CourseLearners = part<CourseLearnersProps>(
  "learning",
  async () => (await import("../features/learning/components/CourseLearners")).CourseLearners,
);

/** By when a course is to be completed. */
export const CourseDates = part<CourseDatesProps>(
  "learning",
  async () => (await import("../features/learning/components/CourseDates")).CourseDates,
);

/** By when, to be chosen. */
export const DueEditor = part<DueEditorProps>(
  "learning",
  async () => (await import("../features/learning/components/DueEditor")).DueEditor,
);

/** By when, in words. */
export const DueText = part<{ rule: Schemas["DueRule"] }>(
  "learning",
  async () => (await import("../features/learning/components/DueEditor")).DueText,
);

/** What I did here, newest first. */
export const Timeline = part<object>(
  "learning",
  async () => (await import("../features/learning/components/Timeline")).Timeline,
);

/** All that a person was given, and how far they are. */
export const PersonLearning = part<PersonLearningProps>(
  "people_learning",
  async () => (await import("../features/people_learning/components/PersonLearning")).PersonLearning,
);

/** The certificates that a person holds. */
export const PersonCertificates = part<{ userId: string }>(
  "people_learning",
  async () => (await import("../features/people_learning/components/PersonAwards")).PersonCertificates,
);

/** The badges that a person holds. */
export const PersonBadges = part<{ userId: string }>(
  "people_learning",
  async () => (await import("../features/people_learning/components/PersonAwards")).PersonBadges,
);

/** What a person did, and what was done to them. */
export const PersonActivity = part<PersonLearningProps>(
  "people_learning",
  async () => (await import("../features/people_learning/components/PersonActivity")).PersonActivity,
);

/** What one person did in a course. */
export const CourseDrawer = part<CourseDrawerProps>(
  "people_learning",
  async () => (await import("../features/people_learning/components/CourseDrawer")).CourseDrawer,
);

/** What can be done about the people of a course who are selected. */
export const LearnerActions = part<LearnerActionsProps>(
  "people_learning",
  async () => (await import("../features/people_learning/components/LearnerActions")).LearnerActions,
);

/** Learning for people who are selected, found by its name. */
export const Assign = part<AssignProps>(
  "people_learning",
  async () => (await import("../features/people_learning/components/Assign")).Assign,
);

/** Who is given a document: its rules. */
export const DocumentPermissions = part<DocumentPermissionsProps>(
  "permissions",
  async () => (await import("../features/permissions/components/DocumentPermissions")).DocumentPermissions,
);

/** Where a manager's people are. */
export const TeamEvents = part<object>(
  "events",
  async () => (await import("../features/events/components/TeamEvents")).TeamEvents,
);

/** A rule in one line. */
export const RuleText = part<RuleTextProps>(
  "permissions",
  async () => (await import("../features/permissions/components/RuleText")).RuleText,
);

/** A rule, to be written. */
export const RuleRows = part<RuleRowsProps>(
  "permissions",
  async () => (await import("../features/permissions/components/RuleRows")).RuleRows,
);

/** The same in a dialog of its own. */
export const AssignNowDialog = part<AssignNowProps>(
  "permissions",
  async () => (await import("../features/permissions/components/AssignNowDialog")).AssignNowDialog,
);

/** What was just published, assigned with one click. */
export const AssignNow = part<AssignNowProps>(
  "permissions",
  async () => (await import("../features/permissions/components/AssignNow")).AssignNow,
);

/** A form of the team, chosen for an activity. */
export const FormPicker = part<FormPickerProps>(
  "forms",
  async () => (await import("../features/forms/components/FormPicker")).FormPicker,
);

/** A form inside a course. */
export const FormActivity = part<FormActivityProps>(
  "forms",
  async () => (await import("../features/forms/components/FormActivity")).FormActivity,
);

/** The dates of a session, chosen for an activity. */
export const EventPicker = part<EventPickerProps>(
  "events",
  async () => (await import("../features/events/components/EventPicker")).EventPicker,
);

/** A live session inside a course. */
export const EventActivity = part<EventActivityProps>(
  "events",
  async () => (await import("../features/events/components/EventActivity")).EventActivity,
);

/** An assignment inside a course. */
export const AssignmentActivity = part<AssignmentActivityProps>(
  "coursework",
  async () => (await import("../features/coursework/components/AssignmentActivity")).AssignmentActivity,
);

/** What waits for a marker, of one course or of all. */
export const MarkingQueue = part<MarkingQueueProps>(
  "coursework",
  async () => (await import("../features/coursework/components/MarkingQueue")).MarkingQueue,
);

/** The questions of a quiz, as their author writes them. */
export const QuizEditor = part<QuizEditorProps>(
  "quizzes",
  async () => (await import("../features/quizzes/components/QuizEditor")).QuizEditor,
);

/** A quiz inside a course. */
export const QuizActivity = part<QuizActivityProps>(
  "quizzes",
  async () => (await import("../features/quizzes/components/QuizActivity")).QuizActivity,
);

/** A PDF inside the page, one page at a time. */
export const PdfViewer = part<PdfViewerProps>(
  "learning",
  async () => (await import("../features/learning/components/PdfViewer")).PdfViewer,
);

/** One's own note beside an activity. */
export const ActivityNote = part<ActivityNoteProps>(
  "notes",
  async () => (await import("../features/notes/components/ActivityNote")).ActivityNote,
);

/** A course as its learners see it; nothing that is done in it is kept. */
export const CoursePreview = part<{ courseId: string }>(
  "learning",
  async () => (await import("../features/learning/components/CoursePreview")).CoursePreview,
);

/** A new authenticator app: picture, key, first code. */
export const AuthenticatorSetup = part<AuthenticatorSetupProps>(
  "identity",
  async () => (await import("../features/identity/components/AuthenticatorSetup")).AuthenticatorSetup,
);

/** Recovery codes, shown once, to be kept before anything else goes on. */
export const RecoveryCodes = part<RecoveryCodesProps>(
  "identity",
  async () => (await import("../features/identity/components/RecoveryCodes")).RecoveryCodes,
);

/** What I did, and what was done in my name; or the same of somebody else. */
export const MyActivityLog = part<MyActivityLogProps>(
  "audit",
  async () => (await import("../features/audit/components/MyActivityLog")).MyActivityLog,
);

/** The rules of a new password, ticked off while the field of this name is typed. */
export const PasswordRules = part<PasswordRulesProps>(
  "identity",
  async () => (await import("../features/identity/components/PasswordRules")).PasswordRules,
);

/** The way to act as somebody, where that is allowed. */
export const ActAsButton = part<{ person: ActAsTarget }>(
  "impersonation",
  async () => (await import("../features/impersonation/components/ActAsButton")).ActAsButton,
);

/** Why one acts as somebody, and the beginning of it. */
export const ActAs = part<ActAsProps>(
  "impersonation",
  async () => (await import("../features/impersonation/components/ActAsButton")).ActAs,
);

/** Somebody of the team, found by name. */
export const PersonSearch = part<PersonSearchProps>(
  "people",
  async () => (await import("../features/people/components/PersonSearch")).PersonSearch,
);

/** Months, weeks and days with what is in them. */
export const CalendarGrid = part<CalendarGridProps>(
  "calendar",
  async () => (await import("../features/calendar/components/FullCalendarView")).FullCalendarView,
);

/** The rules by which a badge is awarded. */
export const BadgeRules = part<BadgeRulesProps>(
  "badge_rules",
  async () => (await import("../features/badge_rules/components/BadgeRules")).BadgeRules,
);

/** The badges that I earned. */
export const MyBadges = part<object>(
  "badges",
  async () => (await import("../features/badges/components/MyBadges")).MyBadges,
);

/** My reward points, and how they came and went. */
export const MyRewards = part<object>(
  "rewards",
  async () => (await import("../features/rewards/components/MyRewards")).MyRewards,
);

/** The reward points of a person, and how they came and went. */
export const PersonRewards = part<{ userId: string }>(
  "rewards",
  async () => (await import("../features/rewards/components/PersonRewards")).PersonRewards,
);

/** What something is worth to whoever completes it. */
export const PointsField = part<PointsFieldProps>(
  "rewards",
  async () => (await import("../features/rewards/components/PointsField")).PointsField,
);

/** The certificates that my courses gave me. */
export const MyCertificates = part<object>(
  "certificates",
  async () => (await import("../features/certificates/components/MyCertificates")).MyCertificates,
);

/** The way to the certificate that a course gave me. */
export const CourseCertificate = part<{ courseId: string; userCourseId: string }>(
  "certificates",
  async () => (await import("../features/certificates/components/CourseCertificate")).CourseCertificate,
);

/** A provider's button as the login page shows it. */
export const ProviderPreview = part<ProviderPreviewProps>(
  "identity",
  async () => (await import("../features/identity/components/ProviderPreview")).ProviderPreview,
);
