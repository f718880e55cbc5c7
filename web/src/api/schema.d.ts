/** Generated from docs/openapi/tenant-api.json by `npm run api-types`. */
export interface paths {
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register oneself
         * @description Where the organisation tells nobody who has an account, the answer is the same whether the address is free or not: a mail.
         */
        post: operations["accounts_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask whether an address is still free */
        post: operations["accounts_check_address"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a link mailed by which another password is chosen */
        post: operations["accounts_request_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password-reset/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** See whose password a link is for */
        post: operations["accounts_look_at_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password-reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose another password with a mailed link */
        post: operations["accounts_reset_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose another password, knowing the present one */
        post: operations["accounts_change_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove an address with a mailed link, signed in or with the account's password */
        post: operations["accounts_verify_email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/recover-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a former address back with a mailed link */
        post: operations["accounts_recover_email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have the mail sent again that proves one's address */
        post: operations["accounts_verify_again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose another password for oneself; all other sessions end */
        post: operations["accounts_own_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a mail sent to the address that one wants to sign in with from now on */
        post: operations["accounts_change_email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/functions/sendPasswordResetLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** sendPasswordResetLink: have a link mailed by which another password is chosen */
        post: operations["accounts_send_password_reset_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/functions/sendRegistrationEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** sendRegistrationEmail: tell members of the team that somebody registered */
        post: operations["accounts_send_registration_email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/functions/sendGenericEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** sendGenericEmail: write to members of the team */
        post: operations["accounts_send_generic_email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mails of the team, newest first; bodies are not kept. */
        get: operations["accounts_mails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mails/{id}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a mail anew that did not arrive: a link to another password, or one that proves an address */
        post: operations["accounts_mail_again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/identify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say who looks */
        post: operations["identify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say which screen is looked at */
        post: operations["page"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what was done */
        post: operations["track"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done in the team, for superadmins in the tenant, the newest first. */
        get: operations["audit_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit-log/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The words of what was done, for the filter. */
        get: operations["audit_actions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit-log/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rows that the filter keeps, the newest first, as a file. A portion at a time: memory stays flat. */
        get: operations["audit_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit-log/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One thing that was done. */
        get: operations["audit_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I did, what was done in my name, and what was done to my membership of this team. */
        get: operations["audit_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How long the log is kept */
        get: operations["audit_settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change how long the log is kept */
        patch: operations["audit_change_settings"];
        trace?: never;
    };
    "/api/badges/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The badges that I hold in this team, the newest first */
        get: operations["badges_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The badges of the team */
        get: operations["badges_list"];
        put?: never;
        /** Make a badge */
        post: operations["badges_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/badges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One badge */
        get: operations["badges_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a badge, archive it or bring it back */
        patch: operations["badges_edit"];
        trace?: never;
    };
    "/api/badges/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who was given a badge, the newest first; those from whom it was withdrawn too */
        get: operations["badges_holders"];
        put?: never;
        /** Give a badge to people; whoever holds it goes on holding it */
        post: operations["badges_give"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/badges/{id}/holders/{holderId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw a badge from somebody; giving it anew is the way back */
        post: operations["badges_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/badges/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a badge a picture */
        put: operations["badges_put_picture"];
        post?: never;
        /** Take the picture of a badge away */
        delete: operations["badges_drop_picture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The blog, or the products */
        get: operations["blogs_list"];
        put?: never;
        /** Begin a draft */
        post: operations["blogs_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blogs/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories and tags of those that I may read */
        get: operations["blogs_filters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blogs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them whole; of what I may not read it is not said whether it is there */
        get: operations["blogs_read"];
        /** Keep what was written; of what is published people read it at once */
        put: operations["blogs_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blogs/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish it, take it back, archive it or bring it back */
        post: operations["blogs_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/courses/{id}/activities/{activityId}/coursework": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin what an activity of a course asks for, or go on where I stopped */
        post: operations["coursework_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coursework": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for a marker: all of the team's for admins, their people's for managers */
        get: operations["coursework_queue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coursework/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I handed in, or what I mark */
        get: operations["coursework_read"];
        /** Save a draft */
        put: operations["coursework_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coursework/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit it; the same press twice is one */
        post: operations["coursework_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coursework/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin again: where a marker asked for it, or while attempts are left */
        post: operations["coursework_reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coursework/{id}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a file out again */
        delete: operations["coursework_drop_file"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coursework/{id}/mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide on what was handed in */
        post: operations["coursework_mark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coursework/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a file to hand in */
        post: operations["coursework_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is published and not over, the next first */
        get: operations["events_explore"];
        put?: never;
        /** Begin a draft */
        post: operations["events_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I am or was registered for */
        get: operations["events_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories and tags of events */
        get: operations["events_filters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One event, and where I stand with it */
        get: operations["events_read"];
        /** Keep what was written; more seats go to those who wait, fewer evict nobody */
        put: operations["events_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One event as a file for my own calendar */
        get: operations["events_calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register: a seat if one is free, or else the end of the wait list; done twice it is done once */
        post: operations["events_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give my seat, or my place on the wait list, back */
        post: operations["events_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the seat that is kept for me */
        post: operations["events_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/arrive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that I am there, by the code that is shown in the room */
        post: operations["events_arrive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The series of an event */
        get: operations["events_series"];
        /** Keep what was written for this date, for it and those after it, or for all that are not over */
        put: operations["events_save_series"];
        /** Repeat an event by a rule: one event for each other date */
        post: operations["events_repeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/series/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish, cancel or archive this date, it and those after it, or all that are not over */
        post: operations["events_series_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/room-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The code that is shown in the room */
        get: operations["events_room_code"];
        put?: never;
        /** Make a new code for the room, or take it away; the one before does not open any more */
        post: operations["events_set_room_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move people to another date: all of them or none */
        post: operations["events_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell people of an event something: in the product, and by mail as they wish */
        post: operations["events_message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/managed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All events of the team */
        get: operations["events_managed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/managed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them, as its editors see it */
        get: operations["events_managed_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish, cancel, archive it, or bring it back as a draft */
        post: operations["events_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a draft with all that is written of this one */
        post: operations["events_duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/attendees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who comes, or in a state */
        get: operations["events_attendees"];
        put?: never;
        /** Add, remove, approve, refuse, promote, offer, or say who was there: for all of these people, or for none */
        post: operations["events_desk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let in whoever shows this ticket */
        post: operations["events_check_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The event's ledger, the newest first, a hundred lines at once */
        get: operations["events_ledger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/attendees.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has a seat, as a file */
        get: operations["events_sheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/courses/{id}/activities/{activityId}/quiz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The quiz of an activity of mine, and how often I tried it */
        get: operations["quiz_read"];
        put?: never;
        /** Begin an attempt, or go on with the one under way */
        post: operations["quiz_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz-attempts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of my attempts; with what was right where that may be seen */
        get: operations["quiz_attempt"];
        /** Save answers; after the time, what was saved before is submitted */
        put: operations["quiz_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz-attempts/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit an attempt; the same press twice is one */
        post: operations["quiz_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/activities/{activityId}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What first attempts say of each question of a quiz */
        get: operations["quiz_statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bootstrap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the host's team looks like, before anybody is signed in */
        get: operations["bootstrap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I have between two moments: seats at events, courses that end, reminders of my notes */
        get: operations["calendar_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/calendar/feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The addresses under which other programs read my calendar */
        get: operations["calendar_feeds"];
        put?: never;
        /** Make an address under which another program reads my calendar; it is shown this once */
        post: operations["calendar_subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/calendar/feeds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an address: it answers nobody any more */
        delete: operations["calendar_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/feeds/{secret}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A calendar, for whoever knows its address */
        get: operations["calendar_feed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/check/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the team's certificate with this code says, and what it is worth; case and hyphens do not matter */
        get: operations["certificates_check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My certificates in this team, the newest first; those that were withdrawn are left out */
        get: operations["certificates_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The certificates that were issued in the team */
        get: operations["certificates_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw a certificate: whoever checks it sees so */
        post: operations["certificates_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a certificate that was withdrawn */
        post: operations["certificates_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom I may turn to in this team */
        get: operations["chat_contacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The admin's list of courses. */
        get: operations["list"];
        put?: never;
        /** Makes a course with an empty draft. */
        post: operations["create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The courses that the filter keeps, in the list's order, as a file. */
        get: operations["courses_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts many courses away, or takes them out again; says of each that cannot make this move why. */
        post: operations["courses_archive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories and tags in use, for filters and suggestions. */
        get: operations["words"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many people have courses. Asked for beside the list, which does not wait for it; a course that nobody has is left out. */
        get: operations["courses_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copies the draft of a course with everything in it. The copy is given to nobody. */
        post: operations["duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/bundle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Makes a course a bundle, or a bundle a course, while nobody did anything in it. */
        put: operations["courses_set_bundle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All versions of a course, newest first. */
        get: operations["courses_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One version of a course, whole. */
        get: operations["courses_version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What differs between two versions of a course. */
        get: operations["courses_compare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tenant's teams, to choose those that look after a course. */
        get: operations["courses_teams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says which teams look after a course: only their admins change it and say who is given it. */
        put: operations["courses_set_teams"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole draft of a course. */
        get: operations["read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes title, handle, description, image, category, tags, order of learning, availability. */
        patch: operations["change_details"];
        trace?: never;
    };
    "/api/courses/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What publishing would change, and for how many people. */
        get: operations["pending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The draft as a learner would get it; nothing that is done in it is kept. */
        get: operations["preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a section. */
        post: operations["add_section"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/sections/{sectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a section with its activities. */
        delete: operations["remove_section"];
        options?: never;
        head?: never;
        /** Renames a section. */
        patch: operations["rename_section"];
        trace?: never;
    };
    "/api/courses/{id}/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds an activity to a section. */
        post: operations["add_activity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/activities/{activityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes an activity from the draft. */
        delete: operations["remove_activity"];
        options?: never;
        head?: never;
        /** Changes an activity: title, required, completion rule, content. */
        patch: operations["change_activity"];
        trace?: never;
    };
    "/api/courses/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts all sections and activities in order; it must name exactly what the draft has. */
        put: operations["order"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Freezes the draft and makes it what learners get. */
        post: operations["publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hides a course from learners; what they did is kept. */
        post: operations["unpublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a course away. */
        post: operations["archive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an archived course out again; it is unpublished then. */
        post: operations["restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the second factor */
        post: operations["second_factor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a passkey as the second factor */
        post: operations["second_factor_passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/enrol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin with the authenticator app that one's role needs */
        post: operations["second_factor_enrol"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/enrol/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show that the app works, and go in */
        post: operations["second_factor_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/enrol/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin with a passkey as the factor that one's role needs */
        post: operations["second_factor_enrol_passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/enrol/passkey/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a first passkey, and go in */
        post: operations["second_factor_confirm_passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How one signs in */
        get: operations["security"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin with an authenticator app */
        post: operations["totp_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show that the authenticator app works */
        post: operations["totp_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/totp/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove the authenticator app */
        post: operations["totp_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get new recovery codes instead of the old ones */
        post: operations["recovery_codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin with a passkey */
        post: operations["passkey_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a passkey that proves who changes how they sign in */
        post: operations["passkey_prove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a new passkey */
        post: operations["passkey_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Rename a passkey */
        patch: operations["passkey_rename"];
        trace?: never;
    };
    "/api/me/passkeys/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a passkey */
        post: operations["passkey_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether somebody has a second factor */
        get: operations["people_second_factor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a lost second factor off a person of no other organisation */
        post: operations["people_remove_second_factor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bytes of a file: for an admin with a bearer, for everybody else, and of a note, with a signed address. Ranges are honoured. */
        get: operations["download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads a picture, a video or a PDF. */
        post: operations["upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The forms that I build, or may look at */
        get: operations["forms_list"];
        put?: never;
        /** Begin a form */
        post: operations["forms_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories and tags of these forms */
        get: operations["forms_filters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A form with its draft */
        get: operations["forms_read"];
        /** Save a form; what is published stays as it was published */
        put: operations["forms_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish a form, take it back, archive it or restore it */
        post: operations["forms_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a form with the questions of another one */
        post: operations["forms_duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a version asks, as it was published */
        get: operations["forms_version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}/rescoring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose result changes once earlier versions get the right answers of the latest one */
        get: operations["forms_rescoring"];
        put?: never;
        /** Score earlier submissions by the right answers of the latest version */
        post: operations["forms_rescore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}/analytics/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the people who submitted have in common, to narrow the figures down by */
        get: operations["forms_analytics_people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}/submissions.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The submissions of a form as a workbook */
        get: operations["forms_export_workbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}/files.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All uploads of a form's submissions in one archive */
        get: operations["forms_export_files"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was submitted to a form: all of it for admins, their people's for managers */
        get: operations["forms_submissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/markers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Managers and admins who can mark, found by name: at most eight */
        get: operations["forms_markers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/observable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom I may observe, found by name: at most eight */
        get: operations["forms_observable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/forms/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People whom an answer may name, found by name: at most eight, in a form that asks for somebody */
        get: operations["my_form_people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form-submissions/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide many submissions at once, each by itself */
        post: operations["form_submissions_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form-submissions/{id}/marker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Take a submission to mark it, hand it to a colleague, or leave it to all who may */
        put: operations["form_submission_assign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What all answers to a form say together */
        get: operations["forms_analytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}/submissions.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The submissions of a form as a file */
        get: operations["forms_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The forms that I may answer */
        get: operations["my_forms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/forms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A form to answer */
        get: operations["my_form"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/forms/{id}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to answer a form, or go on where I stopped */
        post: operations["forms_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/forms/{id}/anonymous": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit an anonymous form */
        post: operations["forms_submit_anonymously"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/form-submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I submitted, and what I wrote about others */
        get: operations["my_form_submissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form-submissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A submission of mine, or of somebody whom I mark */
        get: operations["form_submission"];
        /** Save a draft; nothing has to be complete */
        put: operations["form_submission_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form-submissions/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit it; the same press twice is one */
        post: operations["form_submission_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form-submissions/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin again what a marker wants to see done again */
        post: operations["form_submission_reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form-submissions/{id}/mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide on a submission */
        post: operations["form_submission_mark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form-submissions/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a file for a question */
        post: operations["form_submission_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The homepage, with what I am learning */
        get: operations["home_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hide a widget on my own homepage, or show it again */
        put: operations["hide_widget"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the editor works on */
        get: operations["home_draft"];
        /** Keep a draft */
        put: operations["save_home"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the draft what everybody sees */
        post: operations["publish_home"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was published, the latest first */
        get: operations["home_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was published then */
        get: operations["home_version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/versions/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the draft again */
        post: operations["restore_home"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a new access token with the refresh cookie */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** See what an invitation is about */
        post: operations["look"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation */
        post: operations["accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move to another team without signing in again */
        post: operations["handover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/handover/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Arrive at another team */
        post: operations["redeem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a ticket for the live socket */
        post: operations["live_ticket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person (specification, section 3, "Session user") */
        get: operations["me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in (legacy name) */
        get: operations["user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/access-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, by the token that is sent (legacy name) */
        get: operations["access_token"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a token for the organisation's settings */
        post: operations["token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Arrive at the organisation's settings
         * @description The token leaves the address at once: it goes on in the part that no server sees. Where the link says to return to is
         *     not followed; the settings have a way back of their own.
         */
        get: operations["arrive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The person's teams, in all tenants */
        get: operations["teams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own sessions */
        get: operations["own_sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of one's sessions */
        delete: operations["end_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all of one's sessions but this one */
        post: operations["end_other_sessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impersonation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Act as somebody: admins as learners and managers of their team, superadmins as anybody */
        post: operations["impersonation_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impersonation/arrive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to act as somebody, as an operator who comes from the console */
        post: operations["impersonation_arrive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impersonation/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop acting as somebody */
        post: operations["impersonation_end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The courses that I was given. */
        get: operations["my_courses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/courses/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories of the courses that I was given. */
        get: operations["my_categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/courses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of my courses, whole: what the player shows. */
        get: operations["player"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/courses/{id}/activities/{activityId}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports progress on an activity. Repeating a report changes nothing. */
        post: operations["report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I did here, newest first */
        get: operations["my_timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/learners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The learners of a course who are in this team, and where they are. */
        get: operations["learners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/learners.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The learners of a course who are in this team, as the list has them, as a file. */
        get: operations["learners_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a course's learners of this team are, together. */
        get: operations["progress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/assignment-job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest change of a course's rules that was a job: how far it is and what it came to. */
        get: operations["learning_job"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By when a course is to be completed. */
        get: operations["learning_due"];
        /** Says by when a course is to be completed; the dates of all who have not completed it follow at once. */
        put: operations["learning_set_due"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/learners/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives some of a course's people a date of their own. */
        post: operations["learners_extend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/refresher-example": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The days on which a course would begin again for somebody who is given it on a day. */
        get: operations["learning_refresher_example"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/refresher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When a course begins again. */
        get: operations["learning_refresher"];
        /** Says when a course begins again; the rounds of all who have it end by that from now on. */
        put: operations["learning_set_refresher"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The resources that I was given */
        get: operations["resources_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/resources/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories of the resources that I was given */
        get: operations["resources_my_categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/resources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of my resources, with its file */
        get: operations["resources_my_resource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/resources/{id}/opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that I opened one of my resources */
        post: operations["resources_opened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The resources of the organisation */
        get: operations["resources_list"];
        put?: never;
        /** Make a resource */
        post: operations["resources_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resources/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories and tags in use, for filters and suggestions */
        get: operations["resources_words"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One resource */
        get: operations["resources_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the details of a resource */
        patch: operations["resources_edit"];
        trace?: never;
    };
    "/api/resources/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a resource a file, in place of the one before, which is kept */
        post: operations["resources_add_version"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resources/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish a resource, hide it, archive it or restore it; gives what its rules say */
        post: operations["resources_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resources/{id}/learners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who of the team has a resource, and who opened it */
        get: operations["resources_learners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resources/{id}/assignment-job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest change of a resource's rules that was a job: how far it is and what it came to */
        get: operations["resources_job"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/licences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plan, and how many people counted in the last months. */
        get: operations["licences_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/licences/{month}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people who counted in a month, in the order in which they did. */
        get: operations["licences_people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My notes */
        get: operations["notes_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My labels, by name */
        get: operations["notes_labels"];
        put?: never;
        /** Make a label */
        post: operations["notes_create_label"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes/labels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a label away; the notes that had it stay */
        delete: operations["notes_delete_label"];
        options?: never;
        head?: never;
        /** Call a label something else */
        patch: operations["notes_rename_label"];
        trace?: never;
    };
    "/api/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of my notes */
        get: operations["notes_read"];
        /** Keep a note, under an id that its writer chose */
        put: operations["notes_save"];
        post?: never;
        /** Delete a note; for a month it can be had back */
        delete: operations["notes_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a deleted note back */
        post: operations["notes_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forget a deleted note for good */
        post: operations["notes_erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick-panel/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the quick panel shows */
        get: operations["quick_panel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes/{id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put a picture into a note */
        put: operations["notes_put_image"];
        post?: never;
        /** Take the picture out of a note */
        delete: operations["notes_drop_image"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My notifications, newest first */
        get: operations["notifications_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many of my notifications are not read yet */
        get: operations["notifications_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all of them as read */
        post: operations["notifications_read_all"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/unread-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back what was marked as read all at once */
        post: operations["notifications_unread_all"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark one as read; nobody does so in another's name */
        post: operations["notifications_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/{id}/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark one as not read */
        post: operations["notifications_unread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How I am told */
        get: operations["notifications_preferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Choose how I am told */
        patch: operations["notifications_choose"];
        trace?: never;
    };
    "/api/settings/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the organisation tells its people of, and how */
        get: operations["notifications_settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change what the organisation tells its people of, and how */
        patch: operations["notifications_change_settings"];
        trace?: never;
    };
    "/api/me/optional-learning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I may take without being assigned, and what of it I took */
        get: operations["optional_learning_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/optional-learning/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What my catalogue can be narrowed by */
        get: operations["optional_learning_facets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/optional-learning/enrol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take something that is offered to me */
        post: operations["optional_learning_enrol"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/optional-learning/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave something that I took; what I did with it is kept */
        post: operations["optional_learning_leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The packages of the organisation */
        get: operations["packages_list"];
        put?: never;
        /** Make a package */
        post: operations["packages_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories and tags in use, for filters and suggestions */
        get: operations["packages_words"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may be put in a package, at most twenty */
        get: operations["packages_items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages/archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put many packages away, or take them out again; says of each that cannot make this move why */
        post: operations["packages_archive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One package with its draft */
        get: operations["packages_read"];
        /** Save the draft of a package; what is published stays as it was published */
        put: operations["packages_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish a package, hide it, put it away or take it out again */
        post: operations["packages_change_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a package with what is in another one */
        post: operations["packages_duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages/{id}/learners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who of the team has a package, and how far they are */
        get: operations["packages_learners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a package's people of this team are, together */
        get: operations["packages_progress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages/{id}/assignment-job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest change of a package's rules that was a job: how far it is and what it came to */
        get: operations["packages_job"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fields of people's forms: all for admins, and for anybody else those that people see of themselves */
        get: operations["fields_shown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fields/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a field offers for what was typed, the first twenty */
        get: operations["field_options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All fields that were described, also those that were put away */
        get: operations["fields_list"];
        put?: never;
        /** Describe a field */
        post: operations["field_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/fields/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A field with all that it offers */
        get: operations["field_read"];
        /** Describe a field anew */
        put: operations["field_edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/fields/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a field away, or bring it back */
        post: operations["field_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/fields/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the fields in an order */
        put: operations["fields_order"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people may do with the fields that everybody has */
        get: operations["profile_settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change what people may do with the fields that everybody has */
        patch: operations["profile_change_settings"];
        trace?: never;
    };
    "/api/me/pathways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pathways that I was given */
        get: operations["pathways_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/pathways/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories of the pathways that I was given */
        get: operations["pathways_my_categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/pathways/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of my pathways, with what lies on it */
        get: operations["pathways_my_pathway"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pathways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pathways of the organisation */
        get: operations["pathways_list"];
        put?: never;
        /** Make a pathway */
        post: operations["pathways_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pathways/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories and tags in use, for filters and suggestions */
        get: operations["pathways_words"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pathways/materials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may be put on a pathway, at most twenty */
        get: operations["pathways_materials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pathways/archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put many pathways away, or take them out again; says of each that cannot make this move why */
        post: operations["pathways_archive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pathways/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One pathway with its draft */
        get: operations["pathways_read"];
        /** Save the draft of a pathway; what is published stays as it was published */
        put: operations["pathways_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pathways/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish a pathway, hide it, put it away or take it out again */
        post: operations["pathways_change_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pathways/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a pathway with what lies on another one */
        post: operations["pathways_duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pathways/{id}/learners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who of the team has a pathway, and how far they are */
        get: operations["pathways_learners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pathways/{id}/learners.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same people in the same order, as a file */
        get: operations["pathways_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pathways/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a pathway's people of this team are, together */
        get: operations["pathways_progress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pathways/{id}/assignment-job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest change of a pathway's rules that was a job: how far it is and what it came to */
        get: operations["pathways_job"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pathways/{id}/learners/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where one person is on a pathway, item by item */
        get: operations["pathways_learner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pathways/{id}/learners/{userId}/waivers/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let somebody off an item of a pathway */
        put: operations["pathways_waive"];
        post?: never;
        /** Take a waiver back, while the pathway is not completed */
        delete: operations["pathways_withdraw_waiver"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the team knows of me. */
        get: operations["people_own_profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes what the team lets people say of themselves. */
        patch: operations["people_edit_own"];
        trace?: never;
    };
    "/api/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The team's people, a page at a time. */
        get: operations["people_list"];
        put?: never;
        /** Adds one person: by e-mail address with an invitation, or by username with a first password. */
        post: operations["people_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people that the filter keeps, by name, as a file, with the described fields that it names. A portion at a time: memory stays flat. */
        get: operations["people_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/functions/findUserTeamsByProperty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find user teams by property: members of this team */
        post: operations["people_find_by_property"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves people to a state: all of them or none. */
        post: operations["people_change_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One person. */
        get: operations["people_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes what the profile says; what is left out stays as it is. */
        patch: operations["people_edit"];
        trace?: never;
    };
    "/api/people/{id}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives roles. */
        put: operations["people_give_roles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/managers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says who manages a person. */
        put: operations["people_name_managers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails an invitation, again if need be. */
        post: operations["people_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The team's latest invitations that were a job: how far they are and what came of them. */
        get: operations["people_invitations"];
        put?: never;
        /** Mails invitations to people who have not come yet. Many are gone through by a job. */
        post: operations["people_invite_many"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a first password to a person without an address, of no other organisation, who never chose one. */
        post: operations["people_set_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest imports of the team. */
        get: operations["people_import_list"];
        put?: never;
        /** Takes in a file and says what it seems to hold. */
        post: operations["people_import_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far an import is. */
        get: operations["people_import_read"];
        put?: never;
        post?: never;
        /** Throws away an import that was not run. */
        delete: operations["people_import_discard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/imports/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says of every line what would become of it; changes nobody. */
        post: operations["people_import_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/imports/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Runs a checked import; it goes on by itself, also after a restart. */
        post: operations["people_import_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What becomes, or became, of the lines. */
        get: operations["people_import_rows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/imports/{id}/rows.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of every line, as a file. */
        get: operations["people_import_rows_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts up my picture. */
        put: operations["people_put_own_avatar"];
        post?: never;
        /** Takes my picture down. */
        delete: operations["people_drop_own_avatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts up the picture of a person. */
        put: operations["people_put_avatar"];
        post?: never;
        /** Takes the picture of a person down. */
        delete: operations["people_drop_avatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How people sign in to the team */
        get: operations["sign_in"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change how people sign in to the team, and what holds for signing in to the whole organisation */
        patch: operations["change_sign_in"];
        trace?: never;
    };
    "/api/settings/sign-in/providers/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a provider: who one is there, without signing in by it */
        post: operations["provider_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/linked/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take one's link to a provider away */
        delete: operations["unlink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers/{id}/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to sign in at a provider */
        post: operations["provider_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers/{id}/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to prove at a provider who one is */
        post: operations["provider_prove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Arrive from a provider */
        post: operations["provider_finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sso/{path}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange what a provider sent back for a custom sign-in token. The bearer is the `flow` of the tab that went there */
        post: operations["provider_exchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/custom-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a custom token */
        post: operations["custom_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I chose for my screens */
        get: operations["preferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Choose something for my screens */
        patch: operations["choose"];
        trace?: never;
    };
    "/api/auth/user/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save shortcuts and layout settings (legacy name) */
        post: operations["update_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/{sub}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read oneself, as the identity provider's user API does */
        get: operations["provider_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own metadata, as the identity provider's user API does */
        patch: operations["patch_provider_user"];
        trace?: never;
    };
    "/api/settings/theme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The team's look */
        get: operations["theme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the team's look */
        patch: operations["change_theme"];
        trace?: never;
    };
    "/api/settings/navigation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The team's navigation */
        get: operations["navigation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the team's navigation */
        patch: operations["change_navigation"];
        trace?: never;
    };
    "/api/support-chat/frame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The document in which the provider's script runs */
        get: operations["support_chat_frame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open the live socket */
        get: operations["live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules. */
        get: operations["permissions_list"];
        put?: never;
        /** Makes a rule and gives what it says. */
        post: operations["permissions_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permissions/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules that the filter keeps, in the list's order, as a file. */
        get: operations["permissions_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permissions/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tries a rule out: how many people and who, before anything is saved. */
        post: operations["permissions_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permissions/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories that a rule can ask for. */
        get: operations["all_categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permissions/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Values that people of this team have in a category, at most ten. */
        get: operations["values"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permissions/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why this person has this document, or why not. */
        get: operations["why"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permissions/conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules in force that change nothing or cannot work */
        get: operations["permissions_conflicts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permissions/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a rule said, change by change, the latest first */
        get: operations["permissions_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes a rule; gives and takes what follows. */
        patch: operations["edit"];
        trace?: never;
    };
    "/api/permissions/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a rule away or in force again; gives and takes what follows. */
        post: operations["change_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that one is there, every thirty seconds while the page is to be seen */
        post: operations["presence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Accepting an invitation. */
        Accept: {
            /** @description As it stands in the link. */
            code: string;
            /** @description The first password; for a person who has one, that one, or nothing. */
            password?: string | null;
        };
        /**
         * @description What kind of activity it is.
         * @enum {string}
         */
        ActivityKind: "page" | "video" | "document" | "link" | "checklist" | "form" | "event" | "assignment" | "quiz";
        /** @description An activity of a course. */
        ActivityView: {
            /**
             * Format: uuid
             * @description The same from version to version.
             */
            id: string;
            /** @description Its kind. */
            type: components["schemas"]["ActivityKind"];
            /** @description Its title. */
            title: string;
            /** @description Needed to complete the course. */
            required: boolean;
            /** @description When it counts as completed. */
            completion: components["schemas"]["Completion"];
            /** @description By kind; files with their addresses. */
            content: unknown;
            /**
             * Format: int32
             * @description How long it takes, in minutes.
             */
            minutes?: number | null;
        };
        /** @description A new activity; what is left out begins as usual for its kind. */
        AddActivity: {
            /** Format: int32 */
            revision: number;
            /** Format: uuid */
            sectionId: string;
            type: components["schemas"]["ActivityKind"];
            title: string;
            /** @description Left out: at the end of the section. */
            position?: number | null;
            /**
             * Format: uuid
             * @description To bring a deleted activity back with what learners did in it.
             */
            id?: string | null;
            required?: boolean | null;
            completion?: components["schemas"]["Completion"] | null;
            content?: unknown;
            /**
             * Format: int32
             * @description How long it takes, in minutes.
             */
            minutes?: number | null;
        };
        /** @description A new section. */
        AddSection: {
            /** Format: int32 */
            revision: number;
            title: string;
            /** @description Left out: at the end. */
            position?: number | null;
            /**
             * Format: uuid
             * @description To bring a deleted section back.
             */
            id?: string | null;
        };
        /** @description Answers that nobody is joined to. */
        AnonymousAnswers: {
            /**
             * Format: uuid
             * @description A random id: what is sent again under it counts once.
             */
            id: string;
            answers: Record<string, never>;
        };
        /** @description What a function answers. */
        Answer: {
            /** @description As the callers read it. */
            data: components["schemas"]["AnswerData"];
        };
        /** @description How often an answer was given. */
        AnswerCount: {
            /** @description The row of a matrix; else empty. */
            part: string;
            /** @description The id of the option, or what was answered. */
            answer: string;
            /** Format: int64 */
            count: number;
        };
        /** @description What came of it. */
        AnswerData: {
            errorInfo?: components["schemas"]["ErrorInfo"] | null;
            /** @description How many mails are on their way. */
            sent?: number | null;
        };
        /** @description The form of an upload: the kind first, then the file. */
        AnswerUpload: {
            /** @description `image`, `video` or `document`. */
            kind: string;
            /** Format: binary */
            file: string;
        };
        /** @description Packages that are to be put away, or taken out again. */
        ArchivePackages: {
            /** @description The packages, at most 200. */
            ids: string[];
            /** @description Put away; otherwise taken out again. */
            archived: boolean;
        };
        /** @description Pathways that are to be put away, or taken out again. */
        ArchivePathways: {
            /** @description The pathways, at most 200. */
            ids: string[];
            /** @description Put away; otherwise taken out again. */
            archived: boolean;
        };
        /** @description Courses that are to be put away, or taken out again. */
        Archiving: {
            /** @description The courses, at most 200. */
            ids: string[];
            /** @description Put away; otherwise taken out again. */
            archived: boolean;
        };
        /** @description Something to choose, without whether it is right. */
        AskedOption: {
            /**
             * Format: uuid
             * @description Which one.
             */
            id: string;
            /** @description What it says. */
            text: string;
        };
        /** @description A question as whoever answers it gets it. */
        AskedQuestion: {
            /**
             * Format: uuid
             * @description Which one.
             */
            id: string;
            /** @description What it asks for. */
            kind: components["schemas"]["QuestionKind"];
            /** @description What it says. */
            text: string;
            /**
             * Format: double
             * @description What it is worth.
             */
            points: number;
            /** @description What there is to choose, to order, or to find the match of. */
            options: components["schemas"]["AskedOption"][];
            /** @description Of matching: what belongs to the options, in no order. */
            matches: components["schemas"]["AskedOption"][];
        };
        /** @description A change for many people, how far it is and what it came to. */
        AssignmentJob: {
            /**
             * Format: int32
             * @description People to be looked at.
             */
            total: number;
            /**
             * Format: int32
             * @description Those of them who were.
             */
            done: number;
            /**
             * Format: int32
             * @description People who have the document now and had it not.
             */
            added: number;
            /**
             * Format: int32
             * @description People who have it no longer.
             */
            removed: number;
            /**
             * Format: date-time
             * @description When it began.
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When the last of them was done; nothing while it goes on.
             */
            finishedAt?: string | null;
        };
        /** @description The assignment as it stands. */
        AssignmentState: {
            /**
             * Format: uuid
             * @description The assignment.
             */
            id: string;
            /** @description How far. */
            status: string;
            /**
             * Format: int32
             * @description 0 to 100.
             */
            progress: number;
            /**
             * Format: date-time
             * @description Since when it is no longer active.
             */
            archivedAt?: string | null;
            /** @description The rules that give it. */
            rules: string[];
            /** @description What else gives it: hand, self, package, pathway. */
            others: string[];
            /** @description The same by name: what a package or a pathway is called. */
            givers: components["schemas"]["Giver"][];
        };
        /** @description Somebody who is or was registered. */
        Attendee: {
            /**
             * Format: uuid
             * @description Who.
             */
            userId: string;
            /** @description First and last name; nothing: they have left. */
            name?: string | null;
            /** @description Their address. */
            email?: string | null;
            /** @description Where they stand. */
            state: components["schemas"]["RegistrationState"];
            /**
             * Format: int32
             * @description The move with which they joined the wait list: its order.
             */
            place: number;
            /**
             * Format: date-time
             * @description Until when a seat is kept for them.
             */
            offeredUntil?: string | null;
            /**
             * Format: date-time
             * @description When that was last changed.
             */
            changedAt: string;
        };
        /** @description What is done with whom. */
        AttendeeChange: {
            transition: components["schemas"]["AttendeeDeed"];
            /** @description At most 200. */
            userIds: string[];
            /** @description Why: at most 500 characters, for the ledger. */
            note?: string;
        };
        /**
         * @description What somebody who looks after an event does with a person.
         * @enum {string}
         */
        AttendeeDeed: "add" | "remove" | "approve" | "refuse" | "promote" | "offer" | "attended" | "notAttended" | "undo";
        /** @description What was done. */
        AuditRow: {
            /**
             * Format: uuid
             * @description The row.
             */
            id: string;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description What, as a word for programs: `person.invited`. */
            action: string;
            /** @description The id of what it was done to. */
            subject: string;
            /** @description What that was called then. */
            subjectName?: string | null;
            /**
             * Format: uuid
             * @description Who did it; nobody: the system itself.
             */
            actor?: string | null;
            /** @description Their name then. */
            actorName?: string | null;
            /**
             * Format: uuid
             * @description In whose name.
             */
            actingAs?: string | null;
            /** @description Their name then. */
            actingAsName?: string | null;
            /** @description At which team's host. */
            teamId?: string | null;
            /** @description From which address. */
            ip?: string | null;
            /** @description With which request. */
            requestId?: string | null;
            /** @description What else is known of it. */
            details: Record<string, never>;
        };
        /** @description How long the log is kept. */
        AuditSettings: {
            /**
             * Format: int32
             * @description Older rows are deleted.
             */
            months: number;
            /**
             * Format: int32
             * @description To be sent with a change.
             */
            revision: number;
        };
        /** @description What is to be different. */
        AuditSettingsChange: {
            /**
             * Format: int32
             * @description 12 to 120.
             */
            months: number;
            /**
             * Format: int32
             * @description The revision that was looked at: an older one is refused with 409.
             */
            revision: number;
        };
        BTreeMap: {
            [key: string]: string[];
        };
        /** @description A badge. */
        Badge: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description What it is for; may be empty. */
            description: string;
            /** @description Address of its picture, for some hours. */
            pictureUrl?: string | null;
            /** @description Whether it is given. */
            status: components["schemas"]["BadgeStatus"];
            /**
             * Format: int64
             * @description So many people hold it now.
             */
            holders: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            changedAt: string;
            /**
             * Format: int32
             * @description The next edit must name this one.
             */
            revision: number;
        };
        /** @description That somebody was given a badge. */
        BadgeHolder: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Whom. */
            person: components["schemas"]["BadgeHolderPerson"];
            /**
             * Format: int32
             * @description How often they had been given it then, this one included.
             */
            cycle: number;
            /** @description What they were told with it. */
            note?: string | null;
            /**
             * Format: date-time
             * @description When.
             */
            awardedAt: string;
            /** @description By whom. */
            awardedBy: components["schemas"]["NamedPerson"];
            /**
             * Format: date-time
             * @description When it was withdrawn; nothing: they hold it.
             */
            withdrawnAt?: string | null;
            withdrawnBy?: components["schemas"]["NamedPerson"] | null;
            /** @description Why. */
            reason?: string | null;
        };
        /** @description Whom a badge was given to. */
        BadgeHolderPerson: {
            /**
             * Format: uuid
             * @description The user's id.
             */
            id: string;
            /** @description First and last name; also of somebody who left the team. */
            name: string;
            /** @description Address of their picture. */
            avatarUrl?: string | null;
        };
        /** @description A form with a picture: PNG, JPEG, WebP or GIF, at most 10 MB and 40 megapixels. The square in its middle is kept. */
        BadgePictureForm: {
            /** Format: binary */
            file: string;
        };
        /**
         * @description Whether it is given to anybody.
         * @enum {string}
         */
        BadgeStatus: "active" | "archived";
        /** @description How somebody wants to come in. */
        Begin: {
            /** @description Whether the session survives the browser's restart. */
            persist?: boolean;
        };
        /** @description The way to another provider. */
        Begun: {
            /** @description To be opened in this tab. */
            url: string;
            /** @description To be kept in this tab and sent along afterwards. */
            flow: string;
        };
        /** @description An entry of the blog, or a product. */
        Blog: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is. */
            kind: components["schemas"]["BlogKind"];
            /** @description Who sees it. */
            status: components["schemas"]["BlogStatus"];
            /**
             * Format: int32
             * @description The next edit must name this one.
             */
            revision: number;
            /** @description What it is called. */
            title: string;
            /** @description What it says, in short; may be empty. */
            summary: string;
            /** @description Its text as a node tree, with the addresses of its pictures. */
            doc: Record<string, never>;
            image?: components["schemas"]["BlogPicture"] | null;
            /** @description One word to find it by; may be empty. */
            category: string;
            /** @description More words to find it by. */
            tags: string[];
            /**
             * Format: date-time
             * @description Its date.
             */
            publishedAt?: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            changedAt: string;
            author?: components["schemas"]["BlogAuthor"] | null;
            /**
             * Format: int32
             * @description How many minutes it takes to read.
             */
            minutes: number;
            product?: components["schemas"]["BlogProduct"] | null;
            previous?: components["schemas"]["BlogNeighbour"] | null;
            next?: components["schemas"]["BlogNeighbour"] | null;
        };
        /** @description Who wrote it. */
        BlogAuthor: {
            /** @description First and last name. */
            name: string;
            /** @description Address of their picture. */
            avatarUrl?: string | null;
        };
        /** @description All that is written of one. */
        BlogContent: {
            /** @description 1 to 200 characters. */
            title: string;
            /** @description At most 500 characters: what the list says of it. */
            summary?: string;
            /** @description Its text as a node tree. */
            doc: Record<string, never>;
            /**
             * Format: uuid
             * @description An uploaded picture, shown above it and in the list.
             */
            image?: string | null;
            /** @description At most 100 characters. */
            category?: string;
            /** @description At most 20 of at most 50 characters. */
            tags?: string[];
            /**
             * Format: date-time
             * @description Its date: people see it from then on. Nothing: the moment in which it is published.
             */
            publishedAt?: string | null;
            /** @description Of a product only. */
            product?: components["schemas"]["BlogOffer"];
        };
        /** @description What the list can be narrowed down by. */
        BlogFilters: {
            /** @description In order. */
            categories: string[];
            /** @description In order. */
            tags: string[];
        };
        /**
         * @description What it is.
         * @enum {string}
         */
        BlogKind: "blog" | "product";
        /** @description What stands before it or behind it. */
        BlogNeighbour: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is called. */
            title: string;
        };
        /** @description What a product has beyond its text. */
        BlogOffer: {
            /**
             * @description As people read it.
             * @default
             */
            price?: string;
            /**
             * @description Uploads, in order.
             * @default []
             */
            pictures?: string[];
            /**
             * @description The words of the button that leads to it.
             * @default
             */
            actionLabel?: string;
            /**
             * @description Where the button leads.
             * @default
             */
            actionLink?: string;
        };
        /** @description An upload that is shown. */
        BlogPicture: {
            /**
             * Format: uuid
             * @description The upload.
             */
            id: string;
            /** @description Where it is, for some hours. */
            url: string;
        };
        /** @description What a product has beyond its text. */
        BlogProduct: {
            /** @description As people read it; may be empty. */
            price: string;
            /** @description In order. */
            pictures: components["schemas"]["BlogPicture"][];
            /** @description The words of the button; empty: there is none. */
            actionLabel: string;
            /** @description Where the button leads. */
            actionLink: string;
        };
        /** @description One in the list. */
        BlogRow: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is. */
            kind: components["schemas"]["BlogKind"];
            /** @description Who sees it. */
            status: components["schemas"]["BlogStatus"];
            /** @description What it is called. */
            title: string;
            /** @description What it says, in short. */
            summary: string;
            /** @description Address of its picture. */
            imageUrl?: string | null;
            /** @description One word to find it by. */
            category: string;
            /** @description More words to find it by. */
            tags: string[];
            /**
             * Format: date-time
             * @description Its date.
             */
            publishedAt?: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            changedAt: string;
            /** @description Who wrote it, while they are in the team. */
            author?: string | null;
            /**
             * Format: int32
             * @description How many minutes it takes to read.
             */
            minutes: number;
            /** @description A product's. */
            price?: string | null;
        };
        /**
         * @description Who sees it.
         * @enum {string}
         */
        BlogStatus: "draft" | "published" | "archived";
        /** @description Everything before the first paint. */
        Bootstrap: {
            /** @description The tenant. */
            tenant: components["schemas"]["ShownTenant"];
            /** @description The team. */
            team: components["schemas"]["ShownTeam"];
            /** @description Navigation entries that are enabled and available. */
            navigation: Record<string, never>[];
            /** @description Ids and addresses of entries that the tenant does not have: to be left out of the product's own navigation. */
            unavailableNavigation: string[];
            /** @description Nobody owns this host: branding only. */
            fallback: boolean;
        };
        /** @description Where it is brought. */
        BringBlog: {
            /**
             * Format: int32
             * @description The one that was looked at.
             */
            revision: number;
            status: components["schemas"]["BlogStatus"];
        };
        /** @description Where it is brought. */
        BringEvent: {
            /**
             * Format: int32
             * @description The one that was looked at.
             */
            revision: number;
            status: components["schemas"]["EventStatus"];
            /** @description Why, of one that is cancelled: at most 500 characters. */
            reason?: string;
        };
        /** @description Where some dates of a series are brought. */
        BringSeries: {
            /** @description Which. */
            scope: components["schemas"]["SeriesScope"];
            /**
             * Format: int32
             * @description The one that was looked at.
             */
            revision: number;
            status: components["schemas"]["EventStatus"];
            /** @description Why, of what is cancelled: at most 500 characters. */
            reason?: string;
        };
        /** @description A bundle, or a course. */
        Bundling: {
            /** Format: int32 */
            revision: number;
            isBundle: boolean;
        };
        /** @description What I have between two moments. */
        CalendarEntries: {
            /** @description In order. */
            items: components["schemas"]["CalendarEntry"][];
        };
        /** @description Something in a calendar. */
        CalendarEntry: {
            /** @description What it is. */
            kind: components["schemas"]["CalendarKind"];
            /**
             * Format: uuid
             * @description Of the event, of my assignment, of the note.
             */
            id: string;
            /** @description What it is called. */
            title: string;
            /**
             * Format: date-time
             * @description When it begins, or is.
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description When it ends; nothing: it is a moment.
             */
            endsAt?: string | null;
            /** @description The zone of an event's times. */
            timeZone?: string | null;
            /** @description Where I stand with the event or the course. */
            state?: string | null;
            /** @description Attended, completed, or told of. */
            isDone: boolean;
            /** @description Where an event is. */
            address: string;
            /** @description Whether an event is on the net. */
            isOnline: boolean;
        };
        /** @description An address under which a calendar is read. */
        CalendarFeed: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What I call it. */
            name: string;
            /** @description What is told there. */
            kinds: components["schemas"]["CalendarKind"][];
            /**
             * Format: date-time
             * @description Since when.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was read last.
             */
            readAt?: string | null;
        };
        /**
         * @description What something in a calendar is.
         * @enum {string}
         */
        CalendarKind: "event" | "due" | "reminder";
        /** @description A new address. */
        CalendarSubscription: {
            /** @description 1 to 100 characters. */
            name: string;
            /** @description At least one. */
            kinds: components["schemas"]["CalendarKind"][];
        };
        /** @description A word to narrow the catalogue by. */
        CatalogueFacet: {
            /** @description The word. */
            value: string;
            /**
             * Format: int64
             * @description So much of the catalogue has it.
             */
            count: number;
        };
        /** @description What the catalogue can be narrowed by, the most frequent first. */
        CatalogueFacets: {
            /** @description Types. */
            types: components["schemas"]["CatalogueFacet"][];
            /** @description Categories. */
            categories: components["schemas"]["CatalogueFacet"][];
            /** @description Tags. */
            tags: components["schemas"]["CatalogueFacet"][];
        };
        /** @description A category as screens get it. */
        Category: {
            /** @description As the specification spells it; of an organisation's own field its key. */
            id: string;
            /** @description What an admin calls it, of a field that one described. */
            label?: string | null;
            /** @description What its values look like. */
            shape: components["schemas"]["Shape"];
            /** @description All values, where the list is closed. */
            values: string[];
        };
        /** @description What is wrong with a line: in which column, with which value, and why. */
        CellProblem: {
            /** @description The column's name; empty when the line as a whole is wrong. */
            column: string;
            /** @description The value as the file has it. */
            value: string;
            /** @description A word for programs; stable. Empty in the lines of files that were checked before there were such words. */
            code: string;
            /** @description What the sentence counts and names: texts and numbers. */
            params: {
                [key: string]: unknown;
            };
            /** @description A sentence. */
            message: string;
        };
        /** @description A certificate. */
        Certificate: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Whose. */
            person: components["schemas"]["CertificatePerson"];
            /** @description Their name when it was issued: what stands on it. */
            name: string;
            /**
             * Format: uuid
             * @description The course.
             */
            courseId: string;
            /** @description The course's title when it was issued. */
            title: string;
            /** @description Its number. */
            number: string;
            /** @description What its page is found by. */
            code: string;
            /**
             * Format: date-time
             * @description When it was issued.
             */
            issuedAt: string;
            /**
             * Format: date
             * @description The day of that, by the tenant's calendar.
             */
            issuedOn: string;
            /**
             * Format: date
             * @description The last day on which it holds; nothing: for good.
             */
            validUntil?: string | null;
            /**
             * Format: date-time
             * @description When that day ends.
             */
            expiresAt?: string | null;
            /** @description What it is worth now. */
            state: components["schemas"]["CertificateState"];
            /**
             * Format: date-time
             * @description When it was withdrawn.
             */
            withdrawnAt?: string | null;
            withdrawnBy?: components["schemas"]["NamedPerson"] | null;
            /** @description Why. */
            reason?: string | null;
        };
        /** @description What stands on a certificate, and what it is worth. */
        CertificateCheck: {
            /** @description The course's title when it was issued. */
            title: string;
            /** @description Its person's name when it was issued. */
            person: string;
            /** @description The team's name. */
            team: string;
            /** @description Its number. */
            number: string;
            /**
             * Format: date
             * @description The day on which it was issued, by the tenant's calendar.
             */
            issuedOn: string;
            /**
             * Format: date
             * @description The last day on which it holds; nothing: for good.
             */
            validUntil?: string | null;
            /**
             * Format: date-time
             * @description When that day ends.
             */
            expiresAt?: string | null;
            /**
             * Format: date-time
             * @description When it was withdrawn.
             */
            withdrawnAt?: string | null;
            /** @description What it is worth now. */
            state: components["schemas"]["CertificateState"];
        };
        /** @description Whose a certificate is. */
        CertificatePerson: {
            /**
             * Format: uuid
             * @description The user's id.
             */
            id: string;
            /** @description First and last name now; also of somebody who left the team. */
            name: string;
            /** @description Address of their picture. */
            avatarUrl?: string | null;
        };
        /**
         * @description What it is worth.
         * @enum {string}
         */
        CertificateState: "valid" | "expired" | "withdrawn";
        /** @description What of an activity changes; what is left out stays. */
        ChangeActivity: {
            /** Format: int32 */
            revision: number;
            title?: string | null;
            required?: boolean | null;
            completion?: components["schemas"]["Completion"] | null;
            content?: unknown;
            /**
             * Format: int32
             * @description How long it takes, in minutes; null: nobody said.
             */
            minutes?: number | null;
        };
        /** @description A change of details. */
        ChangeDetails: components["schemas"]["DetailsPatch"] & {
            /** Format: int32 */
            revision: number;
        };
        /** @description How many people were changed. */
        Changed: {
            /** @description Those whose state was another one before. */
            changed: number;
        };
        /** @description Who changed a course last. */
        ChangedBy: {
            /**
             * Format: uuid
             * @description The person.
             */
            id: string;
            /** @description First and last name, while the person is in the tenant. */
            name?: string | null;
        };
        /** @description What publishing would change for learners. */
        Changes: {
            /** @description Names of changed details: title, description, image, … */
            details: string[];
            /** @description New activities. */
            added: components["schemas"]["NamedActivity"][];
            /** @description Activities whose title, content or rule differ. */
            changed: components["schemas"]["NamedActivity"][];
            /** @description Activities that are gone. */
            removed: components["schemas"]["NamedActivity"][];
            /** @description Sections were added, removed or renamed, or something stands elsewhere. */
            rearranged: boolean;
        };
        /** @description What a person chose for a kind, or what follows for them. */
        Channels: {
            /** @description Shown in the product. */
            inApp: boolean;
            /** @description Mailed. */
            mail: components["schemas"]["MailWay"];
        };
        /** @description What an admin chose for a file. */
        CheckBody: {
            /** @description For each column the field that it fills, or nothing. */
            mapping: (string | null)[];
            /** @description The key by which a line finds its person. */
            matchBy: components["schemas"]["MatchBy"];
            /** @description Whether new people are to be invited. */
            invite?: boolean;
        };
        /** @description A line of a checklist. */
        CheckItem: {
            /** @description The same for as long as it stands there. */
            id: string;
            /** @description What is to be done. */
            text: string;
            /** @description Whether it is. */
            checked: boolean;
        };
        /** @description Who was let in. */
        CheckedIn: {
            /**
             * Format: uuid
             * @description Who.
             */
            userId: string;
            /** @description First and last name. */
            name: string;
        };
        /** @description What is to be different; what is absent stays. */
        Choice: {
            /** @description Ids of navigation items. */
            shortcuts?: string[] | null;
            /** @description `layout`, `theme`, `customScrollbars` and `quickPanel`; other keys are dropped. */
            settings?: Record<string, never> | null;
        };
        /** @description The first code of an app. */
        Code: {
            /** @description Six digits. */
            code: string;
        };
        /** @description When an activity counts as completed. */
        Completion: {
            /** @enum {string} */
            kind: "viewed";
        } | {
            /** @enum {string} */
            kind: "read";
        } | {
            /**
             * Format: int32
             * @description Seconds, at most a day.
             */
            seconds: number;
            /** @enum {string} */
            kind: "timeSpent";
        } | {
            /**
             * Format: int32
             * @description 1 to 100.
             */
            percent: number;
            /** @enum {string} */
            kind: "watched";
        } | {
            /** @enum {string} */
            kind: "ticked";
        } | {
            /** @enum {string} */
            kind: "submitted";
        } | {
            /** @enum {string} */
            kind: "competent";
        } | {
            /**
             * Format: int32
             * @description 1 to 100 of a hundred.
             */
            percent: number;
            /** @enum {string} */
            kind: "score";
        } | {
            /** @enum {string} */
            kind: "attended";
        };
        /** @description A way to sign in, without its secret. */
        Configured: {
            /** @description Unique in the team. */
            id: string;
            /** @description What it is. */
            kind: components["schemas"]["ProviderKind"];
            /** @description What its button says. */
            name: string;
            /** @description Its button's colour. */
            color?: string | null;
            /** @description The issuer. */
            baseUrl?: string | null;
            /** @description Who we are there. */
            clientId?: string | null;
            /** @description Whether there is a secret. */
            hasSecret: boolean;
            /** @description What is asked for beyond the usual. */
            scopes: string[];
            /** @description Whether somebody unknown becomes a person of the team. */
            createPeople: boolean;
        };
        /** @description A rule in force that changes nothing or cannot work. */
        Conflict: {
            /**
             * Format: uuid
             * @description The rule.
             */
            permissionId: string;
            /** @description Its title. */
            title: string;
            /** @description What it gives. */
            type: components["schemas"]["DocumentType"];
            /**
             * Format: uuid
             * @description Which one.
             */
            documentId: string;
            /** @description Its title. */
            documentTitle: string;
            /** @description This team looks after the document: its admins change the rule. */
            canChange: boolean;
            /** @description What is the matter. */
            kind: components["schemas"]["ConflictKind"];
            /**
             * Format: uuid
             * @description The rule that it is in conflict with.
             */
            otherId?: string | null;
            /** @description What that one is called. */
            otherTitle?: string | null;
            /** @description The category that is the matter. */
            category?: string | null;
            /** @description Its values that nobody has, in lower case, at most twenty. */
            values: string[];
        };
        /**
         * @description What is the matter with a rule.
         * @enum {string}
         */
        ConflictKind: "covered" | "contradicts" | "gone" | "unmatched";
        /** @description Somebody whom one may turn to. */
        Contact: {
            /**
             * Format: uuid
             * @description The user's id.
             */
            userId: string;
            /** @description First and last name. */
            displayName: string;
            /** @description A picture. */
            avatar?: string | null;
            /** @description What the person does; nothing where people do not see it of themselves. */
            position?: string | null;
            /** @description What they are to the one who asks. */
            relation: components["schemas"]["ContactRelation"];
            /** @description The membership's address. */
            email?: string | null;
            /** @description A telephone number; to admins only. */
            phone?: string | null;
            /** @description Has the product open now; to admins only, absent for others. */
            online?: boolean | null;
        };
        /**
         * @description What somebody is to the one who asks; of two, the one that stands higher here.
         * @enum {string}
         */
        ContactRelation: "manager" | "report" | "admin" | "member";
        /** @description A page of contacts. */
        Contacts: {
            /** @description By last name. */
            items: components["schemas"]["Contact"][];
            /** @description What the next page is asked for with; nothing: this was the last one. */
            next?: string | null;
        };
        /** @description How many courses a person has. */
        Counts: {
            /**
             * Format: int64
             * @description All of them.
             */
            total: number;
            /**
             * Format: int64
             * @description Completed.
             */
            completed: number;
            /**
             * Format: int64
             * @description Under way.
             */
            inProgress: number;
            /**
             * Format: int64
             * @description Not completed, and should be.
             */
            overdue: number;
            /**
             * Format: int64
             * @description To be completed within a week.
             */
            dueSoon: number;
        };
        /** @description What the screen may offer for a course in this state. */
        CourseCan: {
            /** @description Title, content, order may be changed. */
            edit: boolean;
            /** @description There is something to publish. */
            publish: boolean;
            /** @description It is live and can be hidden. */
            unpublish: boolean;
            /** @description It can be put away. */
            archive: boolean;
            /** @description It is put away and can be taken out. */
            restore: boolean;
        };
        /** @description How many people have a course: in this team, and in the whole organisation. */
        CourseCounts: {
            /**
             * Format: uuid
             * @description The course.
             */
            id: string;
            /**
             * Format: int64
             * @description Who has it, here.
             */
            enrolled: number;
            /**
             * Format: int64
             * @description Who completed it, here.
             */
            completed: number;
            /**
             * Format: int64
             * @description Who is late with it, here.
             */
            overdue: number;
            /**
             * Format: int64
             * @description Who has it, in the whole organisation.
             */
            enrolledEverywhere: number;
            /**
             * Format: int64
             * @description Who completed it, in the whole organisation.
             */
            completedEverywhere: number;
            /**
             * Format: int64
             * @description Who is late with it, in the whole organisation.
             */
            overdueEverywhere: number;
        };
        /** @description By when a course is to be completed. */
        CourseDue: {
            /** @description For all who have it, where the rule that gives it says nothing else. */
            due: components["schemas"]["DueRule"];
        };
        /** @description How far a course's learners are, together. */
        CourseProgress: {
            /**
             * Format: int64
             * @description All of the team who have the course.
             */
            total: number;
            /**
             * Format: int64
             * @description All of the organisation who have it.
             */
            everywhere: number;
            /**
             * Format: int64
             * @description Who has not opened anything.
             */
            notstarted: number;
            /**
             * Format: int64
             * @description Who is under way.
             */
            inprogress: number;
            /**
             * Format: int64
             * @description Who waits for a marker.
             */
            markingRequired: number;
            /**
             * Format: int64
             * @description Who is done.
             */
            completed: number;
            /**
             * Format: int64
             * @description Who is not, and was to be.
             */
            overdue: number;
            /**
             * Format: int64
             * @description Who is to be within a week.
             */
            dueSoon: number;
            /**
             * Format: double
             * @description Mean progress in percent.
             */
            average: number;
            /**
             * Format: date-time
             * @description When somebody last did something.
             */
            lastActivityAt?: string | null;
        };
        /** @description When a course begins again. */
        CourseRefresher: {
            /** @description For whoever has it. */
            refresher: components["schemas"]["Refresher"];
        };
        /** @description A course that was left as it is. */
        CourseRefused: {
            /**
             * Format: uuid
             * @description The course.
             */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description A word for programs; stable. */
            code: string;
            /** @description A sentence for people. */
            message: string;
        };
        /** @description A course in the list. */
        CourseRow: {
            /**
             * Format: uuid
             * @description The course.
             */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description Its name in addresses. */
            handle: string;
            /** @description Address of its picture. */
            imageUrl?: string | null;
            /** @description Its state. */
            status: components["schemas"]["CourseStatus"];
            /** @description It is a bundle. */
            isBundle: boolean;
            /** @description One word to find it by. */
            category: string;
            /** @description More words to find it by. */
            tags: string[];
            /**
             * Format: date-time
             * @description Opens then.
             */
            availabilityFrom?: string | null;
            /**
             * Format: date-time
             * @description Closes then.
             */
            availabilityUntil?: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            changedAt: string;
            /** @description This team looks after it: its admins change it. */
            isLookedAfterHere: boolean;
        };
        /**
         * @description The publish status of a course (specification section 4).
         * @enum {string}
         */
        CourseStatus: "published" | "publishedwithdraft" | "unpublished" | "draftwithchanges" | "draft" | "archived";
        /** @description A team as it is chosen and shown. */
        CourseTeam: {
            /** @description The team. */
            id: string;
            /** @description Its name. */
            name: string;
        };
        /** @description The teams that are to look after a course. */
        CourseTeams: {
            /** Format: int32 */
            revision: number;
            /** @description None: all of them. */
            teams: string[];
        };
        /** @description A version in the list of all. */
        CourseVersion: {
            /**
             * Format: int32
             * @description Its number, from 1.
             */
            version: number;
            /** @description What the course was called. */
            title: string;
            /**
             * Format: date-time
             * @description When it was published; none: it is the draft.
             */
            publishedAt?: string | null;
            /** @description It is being written. */
            isDraft: boolean;
            /** @description Learners get it now. */
            isLive: boolean;
            /**
             * Format: int64
             * @description How many activities it has.
             */
            activities: number;
            /**
             * Format: int64
             * @description How many people are in it.
             */
            people: number;
        };
        /** @description A version whole, to be read. */
        CourseVersionView: {
            /**
             * Format: int32
             * @description Its number.
             */
            version: number;
            /** @description What the course was called. */
            title: string;
            /** @description What it was about. */
            description: string;
            image?: components["schemas"]["FileView"] | null;
            /** @description One word to find it by. */
            category: string;
            /** @description More words to find it by. */
            tags: string[];
            /** @description Activities opened one after the other. */
            sequential: boolean;
            /**
             * Format: date-time
             * @description It opened then.
             */
            availabilityFrom?: string | null;
            /**
             * Format: date-time
             * @description It closed then.
             */
            availabilityUntil?: string | null;
            /** @description In order. */
            sections: components["schemas"]["SectionView"][];
        };
        /** @description The whole draft of a course. */
        CourseView: {
            /**
             * Format: uuid
             * @description The course.
             */
            id: string;
            /** @description Its name in addresses. */
            handle: string;
            /** @description Its state. */
            status: components["schemas"]["CourseStatus"];
            /** @description It is a bundle. */
            isBundle: boolean;
            /**
             * Format: int32
             * @description Counts every edit; an edit must name the latest.
             */
            revision: number;
            /**
             * Format: int32
             * @description What learners get.
             */
            liveVersion?: number | null;
            /**
             * Format: int32
             * @description What is shown here.
             */
            draftVersion: number;
            /** @description Who changed it last. */
            changedBy: components["schemas"]["ChangedBy"];
            /**
             * Format: date-time
             * @description When.
             */
            changedAt: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last published.
             */
            publishedAt?: string | null;
            /** @description What it is called. */
            title: string;
            /** @description What it is about. */
            description: string;
            image?: components["schemas"]["FileView"] | null;
            /** @description One word to find it by. */
            category: string;
            /** @description More words to find it by. */
            tags: string[];
            /** @description Activities open one after the other. */
            sequential: boolean;
            /** @description Whoever completes it is given a certificate. */
            certificate: boolean;
            /**
             * Format: int32
             * @description For so many months; nothing: for good.
             */
            certificateMonths?: number | null;
            /**
             * Format: date-time
             * @description Opens then.
             */
            availabilityFrom?: string | null;
            /**
             * Format: date-time
             * @description Closes then.
             */
            availabilityUntil?: string | null;
            /** @description In order. */
            sections: components["schemas"]["SectionView"][];
            /** @description The teams that look after it; none: all of them. */
            teams: components["schemas"]["CourseTeam"][];
            /** @description This team looks after it: its admins change it. What others may do is nothing. */
            isLookedAfterHere: boolean;
            /** @description What may be done with it now. */
            can: components["schemas"]["CourseCan"];
        };
        /** @description What became of the courses. */
        CoursesMoved: {
            /** @description Those that moved. */
            changed: string[];
            /** @description Those that cannot make this move, each with the reason. */
            refused: components["schemas"]["CourseRefused"][];
        };
        /** @description What was handed in. */
        Coursework: {
            /** Format: uuid */
            id: string;
            /** @description The activity. */
            title: string;
            /** Format: uuid */
            courseId: string;
            courseTitle: string;
            /** @description What is asked for, with the addresses of its pictures. */
            doc: Record<string, never>;
            rubric: components["schemas"]["RubricLine"][];
            /**
             * Format: int32
             * @description How often it may be tried; 0: as often as one likes.
             */
            attempts: number;
            /**
             * Format: int32
             * @description How many files one try takes.
             */
            maxFiles: number;
            status: components["schemas"]["CourseworkStatus"];
            /** Format: int32 */
            attempt: number;
            /**
             * Format: int32
             * @description The next change must name this one.
             */
            revision: number;
            /** @description Words beside the files. */
            note: string;
            files: components["schemas"]["CourseworkFile"][];
            comment: string;
            /** @description Which lines of the rubric were met. */
            criteria: Record<string, never>;
            person?: string | null;
            marker?: string | null;
            /** Format: date-time */
            markedAt?: string | null;
            /** Format: date-time */
            submittedAt?: string | null;
            isOwn: boolean;
            /** @description I may decide on it now. */
            canMark: boolean;
            /** @description I may begin again. */
            canReopen: boolean;
            moves: components["schemas"]["CourseworkMove"][];
        };
        /** @description A file that was handed in. */
        CourseworkFile: {
            /**
             * Format: int32
             * @description With which try.
             */
            attempt: number;
            /** @description The file. */
            file: components["schemas"]["FileView"];
        };
        /** @description What a marker decided. */
        CourseworkMarking: {
            /**
             * Format: int32
             * @description The one that was looked at.
             */
            revision: number;
            /** @description `competent`, `notCompetent` or `pendingResubmission`. */
            outcome: components["schemas"]["CourseworkStatus"];
            /** @description What is said about it; needed where it is to be done again. */
            comment?: string;
            /** @description Which lines of the rubric are met, by their ids. */
            criteria?: {
                [key: string]: boolean;
            };
        };
        /** @description What happened to it. */
        CourseworkMove: {
            /** Format: int32 */
            attempt: number;
            from: components["schemas"]["CourseworkStatus"];
            to: components["schemas"]["CourseworkStatus"];
            comment: string;
            /** Format: date-time */
            at: string;
            /** @description By whom, while they are in the team. */
            by?: string | null;
        };
        /** @description A submission in the queue. */
        CourseworkRow: {
            /** Format: uuid */
            id: string;
            title: string;
            /** Format: uuid */
            courseId: string;
            courseTitle: string;
            status: components["schemas"]["CourseworkStatus"];
            /** Format: int32 */
            attempt: number;
            /** Format: date-time */
            submittedAt?: string | null;
            /** Format: date-time */
            markedAt?: string | null;
            person: string;
            marker?: string | null;
        };
        /**
         * @description Where a submission stands.
         * @enum {string}
         */
        CourseworkStatus: "inprogress" | "markingRequired" | "competent" | "notCompetent" | "pendingResubmission";
        /** @description The form of an upload: the kind first, then the file. */
        CourseworkUpload: {
            /** @description `image`, `video`, `document` or `office`. */
            kind: string;
            /** Format: binary */
            file: string;
        };
        /** @description A new rule. */
        CreateBody: {
            /** @description What it gives. */
            type: components["schemas"]["DocumentType"];
            /**
             * Format: uuid
             * @description Which one.
             */
            documentId: string;
            /** @description Its title; the document's if none is said. */
            title?: string | null;
            /** @description Category → values. */
            rule: {
                [key: string]: string[];
            };
            /** @description It offers: people may take what it gives, and nobody is given it. */
            isOptional?: boolean;
            due?: components["schemas"]["DueRule"] | null;
        };
        /** @description The host's team. */
        CurrentTeam: {
            /** @description Its id. */
            id: string;
            /** @description Its name. */
            displayName: string;
            /** @description Colours, logos, favicon. */
            theme: components["schemas"]["ShownTheme"];
        };
        /** @description The host's tenant. */
        CurrentTenant: {
            /** @description Its id. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Its settings. */
            settings: components["schemas"]["TenantSettings"];
        };
        /** @description What the person is in the host's team. */
        CurrentUserTeam: {
            /**
             * Format: uuid
             * @description Who.
             */
            userId: string;
            /** @description In which tenant. */
            tenantId: string;
            /** @description In which team. */
            teamId: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description Address. */
            email?: string | null;
            /** @description All held roles, the first one shown in the tooltip. */
            roles: string[];
            /** @description Position. */
            position?: string | null;
            /** @description Picture. */
            avatar?: string | null;
            /**
             * Format: int64
             * @description Reward points.
             */
            rewardPointsCount: number;
        };
        /** @description A page of a log. */
        CursorPage_AuditRow: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description The row.
                 */
                id: string;
                /**
                 * Format: date-time
                 * @description When.
                 */
                at: string;
                /** @description What, as a word for programs: `person.invited`. */
                action: string;
                /** @description The id of what it was done to. */
                subject: string;
                /** @description What that was called then. */
                subjectName?: string | null;
                /**
                 * Format: uuid
                 * @description Who did it; nobody: the system itself.
                 */
                actor?: string | null;
                /** @description Their name then. */
                actorName?: string | null;
                /**
                 * Format: uuid
                 * @description In whose name.
                 */
                actingAs?: string | null;
                /** @description Their name then. */
                actingAsName?: string | null;
                /** @description At which team's host. */
                teamId?: string | null;
                /** @description From which address. */
                ip?: string | null;
                /** @description With which request. */
                requestId?: string | null;
                /** @description What else is known of it. */
                details: Record<string, never>;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together; said on the first page alone.
             */
            total?: number | null;
            /** @description There are too many to be counted: about so many. */
            isEstimate: boolean;
            /** @description Behind the last row, where there are more: as `after` of the next page. */
            next?: string | null;
            /** @description Ahead of the first row, where there may be more: as `before` of the page before. */
            previous?: string | null;
        };
        /** @description Works once, for a minute, at this host. */
        CustomToken: {
            /** @description The token. */
            token: string;
        };
        /** @description Where to go, with the code in the part that no server sees. */
        Destination: {
            /** @description To be opened in this tab. */
            url: string;
        };
        /** @description What an admin changes; what is not named stays. A null empties what may be empty. */
        DetailsPatch: {
            /**
             * @description 1 to 200 characters.
             * @default null
             */
            title?: string | null;
            /**
             * @description Unique among courses.
             * @default null
             */
            handle?: string | null;
            /**
             * @description At most 5,000 characters.
             * @default null
             */
            description?: string | null;
            /**
             * Format: uuid
             * @description An uploaded picture.
             * @default null
             */
            image?: string | null;
            /**
             * @description At most 100 characters.
             * @default null
             */
            category?: string | null;
            /**
             * @description At most 20 of at most 50 characters.
             * @default null
             */
            tags?: string[] | null;
            /**
             * @description Activities open one after the other.
             * @default null
             */
            sequential?: boolean | null;
            /**
             * @description Whoever completes it is given a certificate.
             * @default null
             */
            certificate?: boolean | null;
            /**
             * Format: int32
             * @description For so many months, 1 to 120; kept only while it gives one.
             * @default null
             */
            certificateMonths?: number | null;
            /**
             * Format: date-time
             * @description Opens then.
             * @default null
             */
            availabilityFrom?: string | null;
            /**
             * Format: date-time
             * @description Closes then.
             * @default null
             */
            availabilityUntil?: string | null;
        };
        /**
         * @description The kind of a device.
         * @enum {string}
         */
        DeviceKind: "desktop" | "mobile" | "tablet";
        /**
         * @description A type of documents that rules give. What contains others comes after them: records are written in this order.
         * @enum {string}
         */
        DocumentType: "course" | "resource" | "form" | "pathway" | "package";
        /** @description What its editor works on. */
        Draft: {
            /** @description In order. */
            widgets: components["schemas"]["Widget"][];
            /**
             * Format: int32
             * @description The next change must name this one; 0: nobody has changed it yet.
             */
            revision: number;
            /**
             * Format: date-time
             * @description When it was changed.
             */
            changedAt?: string | null;
            /** @description Who changed it last, while they are in the tenant. */
            changedBy?: string | null;
            /**
             * Format: int32
             * @description What people see; null: nothing was published yet.
             */
            version?: number | null;
            /**
             * Format: date-time
             * @description Since when.
             */
            publishedAt?: string | null;
            /** @description The draft is what people see. */
            isLive: boolean;
        };
        /** @description By when. Dates are whole days in the organisation's time zone; something is due until the last second of its day. */
        DueRule: {
            /** @enum {string} */
            kind: "none";
        } | {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @enum {string} */
            kind: "on";
        } | {
            /**
             * Format: int32
             * @description 0: on the same day.
             */
            days: number;
            /** @enum {string} */
            kind: "after";
        } | {
            /** @description The key of a date field of the team. */
            field: string;
            /**
             * Format: int32
             * @description Negative: before it.
             */
            days: number;
            /** @enum {string} */
            kind: "field";
        };
        /** @description What a copy is to be called. */
        Duplicate: {
            /**
             * @description Left out: after the original.
             * @default null
             */
            title?: string | null;
        };
        /** @description A badge that I hold. */
        EarnedBadge: {
            /**
             * Format: uuid
             * @description That I was given it: what a live message of it names.
             */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description What it is for; may be empty. */
            description: string;
            /** @description Address of its picture, for some hours. */
            pictureUrl?: string | null;
            /** @description What I was told with it. */
            note?: string | null;
            /**
             * Format: date-time
             * @description When.
             */
            awardedAt: string;
        };
        /** @description What is to be different; what is absent stays. */
        EditBadge: {
            /**
             * Format: int32
             * @description The one that was looked at.
             */
            revision: number;
            /** @description 1 to 120 characters. */
            title?: string | null;
            /** @description At most 500 characters. */
            description?: string | null;
            status?: components["schemas"]["BadgeStatus"] | null;
        };
        /** @description A change of a rule; what is not named stays. */
        EditBody: {
            /**
             * Format: int32
             * @description The revision that it was made on.
             */
            revision: number;
            /** @description Its title. */
            title?: string | null;
            /** @description Category → values. */
            rule?: {
                [key: string]: string[];
            } | null;
            /** @description It offers: people may take what it gives, and nobody is given it. */
            isOptional?: boolean | null;
            due?: components["schemas"]["DueRule"] | null;
        };
        /** @description What is to be different; what is absent stays. */
        EditResource: {
            /**
             * Format: int32
             * @description The one that was looked at.
             */
            revision: number;
            /** @description 1 to 200 characters. */
            title?: string | null;
            /** @description Its name in addresses: small letters, digits and hyphens. */
            handle?: string | null;
            /** @description At most 5,000 characters. */
            description?: string | null;
            /** @description At most 100 characters. */
            category?: string | null;
            /** @description At most 20 of at most 50 characters. */
            tags?: string[] | null;
        };
        /** @description The revision that an edit was made on. */
        EditTarget: {
            /** Format: int32 */
            revision: number;
        };
        /** @description What every change of a course answers. */
        Edited: {
            /**
             * Format: int32
             * @description The next change must name this one.
             */
            revision: number;
            /** @description The state now. */
            status: components["schemas"]["CourseStatus"];
            /**
             * Format: int32
             * @description The version that was written to.
             */
            draftVersion: number;
            /**
             * Format: int32
             * @description What learners get.
             */
            liveVersion?: number | null;
            /** @description What may be done now. */
            can: components["schemas"]["CourseCan"];
            /**
             * Format: date-time
             * @description When it was changed.
             */
            changedAt: string;
            /**
             * Format: uuid
             * @description What was made, if something was.
             */
            id?: string | null;
        };
        /** @description An address. */
        EmailForm: {
            /** @description As it was typed. */
            email: string;
        };
        /** @description What a page is told that lets somebody in. */
        Entered: {
            /** @description Goes into the `Authorization` header; the refresh token comes beside it as a cookie. */
            accessToken?: string | null;
            /**
             * Format: int64
             * @description Its life in seconds.
             */
            expiresIn?: number | null;
            secondFactor?: components["schemas"]["SecondStep"] | null;
            /** @description After a first second factor was set up; shown once. */
            recoveryCodes?: string[] | null;
            /** @description How to go on stands in a mail; said of every address, whoever has it. */
            mailed?: boolean | null;
            /** @description The kind of provider that was linked just now. */
            linked?: string | null;
            /** @description The account was made just now. */
            created?: boolean | null;
            /** @description Whose account that is. */
            firstName?: string | null;
        };
        /** @description Why it failed. */
        ErrorInfo: {
            /** @description A word for programs. */
            code: string;
            /** @description A sentence for people. */
            message: string;
        };
        /** @description An event. */
        Event: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is. */
            status: components["schemas"]["EventStatus"];
            /** @description What it is called. */
            title: string;
            /** @description Its text as a node tree. */
            description: Record<string, never>;
            /** @description One word to find it by. */
            category: string;
            /** @description More words to find it by. */
            tags: string[];
            /** @description Where it is. */
            address: string;
            /** @description Whether it is on the net. */
            isOnline: boolean;
            /** @description Where on the net: for who has a seat. */
            onlineUrl?: string | null;
            /**
             * Format: date-time
             * @description When it begins.
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            endsAt: string;
            /** @description The zone of its times. */
            timeZone: string;
            /**
             * Format: int32
             * @description Nothing: as many as come.
             */
            capacity?: number | null;
            /**
             * Format: int32
             * @description Seats that are held.
             */
            taken: number;
            /**
             * Format: int32
             * @description Nothing: as many as want.
             */
            waitlistCapacity?: number | null;
            /**
             * Format: int32
             * @description Who waits.
             */
            waiting: number;
            /** @description Whether somebody approves each registration. */
            approval: boolean;
            /**
             * Format: date-time
             * @description Until when people register.
             */
            registerUntil?: string | null;
            /**
             * Format: date-time
             * @description Until when people give their seat back.
             */
            cancelUntil?: string | null;
            /** @description Why it was cancelled. */
            cancelReason: string;
            mine?: components["schemas"]["OwnRegistration"] | null;
            /** @description My other events at the same time. */
            conflicts: components["schemas"]["EventConflict"][];
        };
        /** @description Another event of mine at the same time. */
        EventConflict: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is called. */
            title: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            endsAt: string;
        };
        /** @description All that is written of one; times as the clocks at the place show them, such as `2027-03-28T09:30`. */
        EventContent: {
            /** @description 1 to 200 characters. */
            title: string;
            /** @description Its text as a node tree, without pictures. */
            description: Record<string, never>;
            /** @description At most 100 characters. */
            category?: string;
            /** @description At most 20 of at most 50 characters. */
            tags?: string[];
            /** @description Where it is; at most 500 characters. */
            address?: string;
            /** @description Where it is on the net: only those who have a seat are told. */
            onlineUrl?: string;
            /** @description When it begins. */
            starts: string;
            /** @description When it ends. */
            ends: string;
            /** @description The zone of its times. */
            timeZone: string;
            /**
             * Format: int32
             * @description How many seats there are; nothing: as many as come.
             */
            capacity?: number | null;
            /**
             * Format: int32
             * @description How many may wait; nothing: as many as want, 0: nobody.
             */
            waitlistCapacity?: number | null;
            /** @description Whether somebody approves each registration. */
            approval?: boolean;
            /** @description Until when people register; nothing: until it begins. */
            registerUntil?: string | null;
            /** @description Until when people give their seat back; nothing: until it begins. */
            cancelUntil?: string | null;
            /** @description What becomes of a seat that is free while people wait. */
            promotion: components["schemas"]["EventPromotion"];
            /**
             * Format: int32
             * @description How long an offer holds: 1 to 720 hours.
             */
            offerHours?: number;
        };
        /** @description What lists can be narrowed down by. */
        EventFilters: {
            /** @description In order. */
            categories: string[];
            /** @description In order. */
            tags: string[];
        };
        /** @description A message to people of an event. */
        EventMessage: {
            /** @description 1 to 2000 characters. */
            text: string;
            /** @description At most 200 of those who are registered; none: everybody in one of the states. */
            userIds?: string[];
            /** @description Whoever attends, where nothing is said. */
            states?: components["schemas"]["RegistrationState"][];
        };
        /** @description How many were told. */
        EventMessageSent: {
            people: number;
        };
        /** @description A line of the ledger. */
        EventMove: {
            /**
             * Format: int32
             * @description Which one: they count from one.
             */
            number: number;
            /**
             * Format: uuid
             * @description Whose.
             */
            userId: string;
            /** @description Their name, while they are in the team. */
            person?: string | null;
            from?: components["schemas"]["RegistrationState"] | null;
            /** @description Where they went. */
            to: components["schemas"]["RegistrationState"];
            /**
             * Format: date-time
             * @description Until when a seat was kept for them.
             */
            offeredUntil?: string | null;
            /** @description Why, as a word. */
            reason: string;
            /** @description Why, as somebody wrote. */
            note: string;
            /**
             * Format: date-time
             * @description When.
             */
            madeAt: string;
            /** @description Whose hand; nothing: it followed by itself, or they have left. */
            madeBy?: string | null;
        };
        /**
         * @description What becomes of a seat that is free while people wait.
         * @enum {string}
         */
        EventPromotion: "auto" | "offer" | "manual";
        /** @description One in a list. */
        EventRow: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is. */
            status: components["schemas"]["EventStatus"];
            /** @description What it is called. */
            title: string;
            /** @description One word to find it by. */
            category: string;
            /** @description More words to find it by. */
            tags: string[];
            /** @description Where it is. */
            address: string;
            /** @description Whether it is on the net. */
            isOnline: boolean;
            /**
             * Format: date-time
             * @description When it begins.
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            endsAt: string;
            /** @description The zone of its times. */
            timeZone: string;
            /**
             * Format: int32
             * @description Nothing: as many as come.
             */
            capacity?: number | null;
            /**
             * Format: int32
             * @description Seats that are held.
             */
            taken: number;
            /**
             * Format: int32
             * @description Who waits.
             */
            waiting: number;
            mine?: components["schemas"]["RegistrationState"] | null;
            /**
             * Format: date-time
             * @description Until when a seat is kept for me.
             */
            offeredUntil?: string | null;
            /**
             * Format: int32
             * @description The latest revision.
             */
            revision: number;
        };
        /** @description The series that an event belongs to. */
        EventSeries: {
            /** @description By what its dates were made (RFC 5545). */
            rule: string;
            /** @description All of them, in order. */
            dates: components["schemas"]["SeriesDate"][];
        };
        /**
         * @description What an event is.
         * @enum {string}
         */
        EventStatus: "draft" | "published" | "cancelled" | "archived";
        /**
         * @description What came back from the provider. `oktaOrgUrl` and `claims`, which the specification sends along, are taken and not
         *     looked at: which provider it is, and who somebody is there, is not the browser's to say.
         */
        Exchange: {
            /** @description As it stands in the address. */
            state?: string;
            /** @description As it stands in the address. */
            code?: string;
            /** @description As it stands in the address, if the provider names itself there. */
            iss?: string | null;
        };
        /** @description A custom sign-in token. */
        Exchanged: {
            /** @description As the specification wraps it. */
            data: components["schemas"]["CustomToken"];
        };
        /** @description For how many people it was done. */
        Extended: {
            /** @description Those who have not completed the course. */
            people: number;
        };
        /** @description Who is to have a date of their own. */
        Extension: {
            /** @description Their assignments of the course, at most 1,000. */
            ids: string[];
            /**
             * Format: date
             * @description The day; none: as the rules say.
             */
            date?: string | null;
        };
        /**
         * @description Who sees a field, or edits it, beside admins.
         * @enum {string}
         */
        FieldAudience: "admins" | "person";
        /** @description A field as it is to be. */
        FieldChange: components["schemas"]["FieldForm"] & {
            /**
             * Format: int32
             * @description The one that was looked at.
             */
            revision: number;
        };
        /** @description A field whole. */
        FieldDetail: components["schemas"]["FieldRow"] & {
            /** @description All that it offers, in order. */
            options: string[];
        };
        /** @description What is wrong with one field. */
        FieldError: {
            /** @description The field's name in the request, with dots and indexes for nested ones. */
            field: string;
            /** @description A word for programs. */
            code: string;
            /** @description A sentence for people. */
            message: string;
        };
        /** @description What an admin says of a field. */
        FieldForm: {
            /** @description Its name. */
            label: string;
            /** @description A line below it in forms. */
            hint?: string;
            /** @description What may stand in it. */
            type: components["schemas"]["FieldType"];
            /** @description Whether it has to be filled when a person is added, and not emptied afterwards. */
            required?: boolean;
            /** @description Who sees it beside admins. */
            visibleTo: components["schemas"]["FieldAudience"];
            /** @description Who edits it beside admins. */
            editableBy: components["schemas"]["FieldAudience"];
            /** @description Whether rules can ask for it. */
            inRules?: boolean;
            /** @description Whether reports show it. */
            inReports?: boolean;
            /** @description What a field of choices offers, in order; left out: as before. */
            options?: string[] | null;
        };
        /** @description An order of fields. */
        FieldOrder: {
            /** @description Fields of the team, the first first; those that are left out follow. */
            fieldIds: string[];
        };
        /** @description A field as its admin sees it. */
        FieldRow: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Under which memberships keep its values. */
            key: string;
            /** @description One of those that every team has. */
            isPredefined: boolean;
            /** @description Its name. */
            label: string;
            /** @description A line below it in forms. */
            hint: string;
            /** @description What may stand in it. */
            type: components["schemas"]["FieldType"];
            /** @description Whether it has to be filled. */
            required: boolean;
            /** @description Who sees it beside admins. */
            visibleTo: components["schemas"]["FieldAudience"];
            /** @description Who edits it beside admins. */
            editableBy: components["schemas"]["FieldAudience"];
            /** @description Whether rules can ask for it. */
            inRules: boolean;
            /** @description Whether reports show it. */
            inReports: boolean;
            /**
             * Format: int32
             * @description How many options it offers.
             */
            optionCount: number;
            /** @description In no form; its values are kept. */
            isArchived: boolean;
            /**
             * Format: int32
             * @description The next change must name this one.
             */
            revision: number;
        };
        /** @description Whether a field is in use. */
        FieldStatus: {
            /**
             * Format: int32
             * @description The one that was looked at.
             */
            revision: number;
            /** @description In no form; its values are kept. */
            isArchived: boolean;
        };
        /**
         * @description What may stand in a field.
         * @enum {string}
         */
        FieldType: "text" | "number" | "date" | "select" | "multi" | "bool" | "person";
        /** @description A file, as a form sends it. */
        FileForm: {
            /**
             * Format: binary
             * @description UTF-8 or UTF-16; commas, semicolons or tabs; at most 10 MB and 100,000 lines.
             */
            file: string;
        };
        /**
         * @description What an upload is for; it decides which types are taken and how large they may be.
         * @enum {string}
         */
        FileKind: "image" | "video" | "document" | "office";
        /** @description A file as screens get it. */
        FileView: {
            /**
             * Format: uuid
             * @description The file.
             */
            id: string;
            /** @description Where its bytes are, for some hours. */
            url: string;
            /** @description What it is for. */
            kind: string;
            /** @description Its type. */
            mediaType: string;
            /**
             * Format: int64
             * @description Bytes.
             */
            size: number;
            /** @description Its name. */
            name: string;
            /**
             * Format: int32
             * @description Pixels across, for pictures.
             */
            width?: number | null;
            /**
             * Format: int32
             * @description Pixels down, for pictures.
             */
            height?: number | null;
        };
        /** @description Whom to find. */
        FindUserTeams: {
            /** @description The host's tenant; any other one holds nobody. */
            tenantId: string;
            /** @description `email`, `username`, `employeeId`, or an attribute that rules can ask for. */
            property: string;
            /** @description Its value. */
            value: string;
        };
        /** @description What came back from another provider. */
        Finish: {
            /** @description As it stands in the address. */
            state: string;
            /** @description As it stands in the address. */
            code: string;
            /** @description From this tab. */
            flow: string;
            /** @description As it stands in the address, if the provider names itself there. */
            iss?: string | null;
        };
        /** @description Signed in, or – of an admin's try – what the provider says, or – of somebody who is in – what proves it. */
        Finished: components["schemas"]["Entered"] & {
            /** @description What the provider says about the admin who tried it; nobody is signed in. */
            claims?: Record<string, never> | null;
            /** @description What proves, with a change of how somebody signs in, who they are; nobody is signed in. */
            proof?: string | null;
        };
        /** @description The first code of the app. */
        FirstCode: {
            /** @description As the first step gave it. */
            challenge: string;
            /** @description Six digits. */
            code: string;
        };
        /** @description What the authenticator made. */
        FirstPasskey: {
            /** @description As the first step gave it. */
            challenge: string;
            /** @description What to call it. */
            name: string;
            /** @description `credential.toJSON()`. */
            passkey: Record<string, never>;
        };
        /** @description What an authenticator is asked for a first passkey. */
        FirstPasskeyOptions: {
            /** @description For `PublicKeyCredential.parseCreationOptionsFromJSON`. */
            options: Record<string, never>;
        };
        /** @description A form, as its builder gets it. */
        Form: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["FormKind"];
            status: components["schemas"]["FormStatus"];
            /**
             * Format: int32
             * @description The next edit must name this one.
             */
            revision: number;
            title: string;
            handle: string;
            description: string;
            category: string;
            tags: string[];
            content: components["schemas"]["FormContent"];
            settings: components["schemas"]["FormSettings"];
            /**
             * Format: int32
             * @description The version that people answer.
             */
            liveVersion?: number | null;
            /** Format: date-time */
            changedAt: string;
            /** @description What keeps it from being published. */
            lacking: components["schemas"]["FieldError"][];
            /** @description Whether I may change it. */
            isMine: boolean;
            versions: components["schemas"]["FormVersion"][];
            /** @description Whom the approver `named` means, as far as they are there. */
            approvers: components["schemas"]["FormFoundPerson"][];
        };
        /** @description What all answers say together. */
        FormAnalytics: {
            /** Format: int64 */
            submitted: number;
            /**
             * Format: int64
             * @description Of an anonymous form: those that are counted already. They are counted five at a time.
             */
            counted: number;
            /** Format: int64 */
            begun: number;
            /**
             * Format: double
             * @description Of a hundred.
             */
            averageScore?: number | null;
            /**
             * Format: double
             * @description Of half of them, at most.
             */
            minutes?: number | null;
            /**
             * Format: double
             * @description Of a quarter of them, at most.
             */
            minutesLow?: number | null;
            /**
             * Format: double
             * @description Of three quarters of them, at most.
             */
            minutesHigh?: number | null;
            byStatus: {
                [key: string]: number;
            };
            questions: components["schemas"]["QuestionFigures"][];
            versions: number[];
            /** @description Nothing says who answered. */
            anonymous: boolean;
            /** @description There are too few anonymous answers to show any. */
            withheld: boolean;
        };
        /**
         * @description Who looks at what was submitted.
         * @enum {string}
         */
        FormApprover: "none" | "manager" | "admin" | "named";
        /**
         * @description How an answer is compared.
         * @enum {string}
         */
        FormComparison: "is" | "isNot" | "contains" | "moreThan" | "lessThan" | "answered" | "notAnswered";
        /** @description When something is so. */
        FormCondition: {
            /** @description All of the rules, or any. */
            all?: boolean;
            /** @description At least one. */
            rules: components["schemas"]["FormRule"][];
        };
        /** @description All that a form asks. */
        FormContent: {
            /** @description In order. */
            sections: components["schemas"]["FormSection"][];
        };
        /** @description What came of it. */
        FormDecided: {
            decided: number;
            undecided: components["schemas"]["FormUndecided"][];
        };
        /** @description What is decided of many at once. */
        FormDecisions: {
            /** @description At most 100. */
            submissions: components["schemas"]["FormToDecide"][];
            /** @description As when one is decided. */
            outcome: components["schemas"]["FormSubmissionStatus"];
            /** @description What is said of each. */
            comment?: string;
        };
        /** @description All that is written of a form. */
        FormDraft: {
            /** @description 1 to 200 characters. */
            title: string;
            /** @description At most 2,000 characters. */
            description?: string;
            /** @description At most 100 characters. */
            category?: string;
            /** @description At most 20 of at most 50 characters. */
            tags?: string[];
            /** @description What it is for. */
            kind: components["schemas"]["FormKind"];
            /** @description What it asks. */
            content: components["schemas"]["FormContent"];
            /** @description How it is given. */
            settings?: components["schemas"]["FormSettings"];
        };
        /** @description A question, or something to read. */
        FormField: {
            /** @description Stays the same over all versions: answers are joined on it. */
            id: string;
            /** @description What it asks for. */
            type: components["schemas"]["FormFieldType"];
            /** @description The question. */
            label: string;
            /** @description How to answer it. */
            help?: string;
            /** @description Has to be answered. */
            required?: boolean;
            visibleWhen?: components["schemas"]["FormCondition"] | null;
            requiredWhen?: components["schemas"]["FormCondition"] | null;
            /** @description What can be chosen; the columns of a matrix. */
            options?: components["schemas"]["FormOption"][];
            /** @description The rows of a matrix. */
            rows?: components["schemas"]["FormOption"][];
            /**
             * Format: double
             * @description The least number, letters, choices, uploads or repetitions.
             */
            min?: number | null;
            /**
             * Format: double
             * @description The most.
             */
            max?: number | null;
            /** @description What the ends of a scale mean. */
            ends?: string[];
            /**
             * Format: double
             * @description Points for a right answer, or the most that a marker gives.
             */
            points?: number | null;
            /** @description The ids of the right options, or the right words. */
            correct?: string[];
            /** @description Answered by whoever marks, unseen by whoever answers. */
            markerOnly?: boolean;
            /** @description Of a calculated field: numbers, `+ - * / ( )` and fields as `{id}`. */
            formula?: string;
            /** @description Of a group. */
            fields?: components["schemas"]["FormField"][];
        };
        /**
         * @description What a field asks for.
         * @enum {string}
         */
        FormFieldType: "shortText" | "longText" | "number" | "email" | "phone" | "date" | "time" | "singleChoice" | "multipleChoice" | "dropdown" | "rating" | "scale" | "matrix" | "yesNo" | "file" | "image" | "video" | "signature" | "person" | "information" | "calculated" | "group";
        /** @description What the builders' list can be narrowed down by. */
        FormFilters: {
            /** @description In order. */
            categories: string[];
            /** @description In order. */
            tags: string[];
        };
        /** @description Somebody who was found by name. */
        FormFoundPerson: {
            /**
             * Format: uuid
             * @description Who.
             */
            id: string;
            /** @description As they are called. */
            name: string;
        };
        /** @description Where a page leads instead of to the next one. */
        FormJump: {
            /** @description When. */
            when: components["schemas"]["FormCondition"];
            /** @description A later page, or `end`. */
            to: string;
        };
        /**
         * @description What a form is for.
         * @enum {string}
         */
        FormKind: "survey" | "assessment" | "observation" | "request";
        /** @description Who is to mark a submission. */
        FormMarker: {
            /**
             * Format: uuid
             * @description A manager or an admin; nobody: it is left to all who may.
             */
            markerId?: string | null;
            /**
             * Format: uuid
             * @description Who was seen to be marking it.
             */
            seenMarkerId?: string | null;
        };
        /** @description What a marker decided. */
        FormMarking: {
            /**
             * Format: int32
             * @description The one that was looked at.
             */
            revision: number;
            /** @description `competent`, `notCompetent` or `pendingResubmission`; of what is to be approved `approved` or `not approved`. */
            outcome: components["schemas"]["FormSubmissionStatus"];
            /** @description What is said of all of it. */
            comment?: string;
            /** @description What is said of a field, by its id. */
            comments?: Record<string, never>;
            /** @description The points of a field, by its id; of the rubric the id of a level, as `rubric.<criterion>`. */
            marks?: Record<string, never>;
            /** @description What is for markers only to fill in, by the id of the field. */
            answers?: Record<string, never>;
            /** @description Where two markers disagree: this is what holds. */
            isFinal?: boolean;
        };
        /**
         * @description What is done to a form.
         * @enum {string}
         */
        FormMove: "publish" | "unpublish" | "archive" | "restore";
        /** @description What happened to a submission. */
        FormMoveRow: {
            /** Format: int32 */
            attempt: number;
            from: components["schemas"]["FormSubmissionStatus"];
            to: components["schemas"]["FormSubmissionStatus"];
            comment: string;
            /** Format: date-time */
            at: string;
            /** @description Nobody: it followed by itself. */
            by?: string | null;
        };
        /** @description What one of two markers says. */
        FormOpinion: {
            marker?: string | null;
            isMine: boolean;
            outcome: components["schemas"]["FormSubmissionStatus"];
            marks: Record<string, never>;
            comments: Record<string, never>;
            comment: string;
            /** Format: date-time */
            at: string;
        };
        /** @description Something to choose, or a row of a matrix. */
        FormOption: {
            /** @description Stays the same when the label changes. */
            id: string;
            /** @description As people read it. */
            label: string;
        };
        /** @description What the people who submitted have in common. */
        FormPeopleFacet: {
            /** @description The field of people. */
            category: string;
            /** @description Its value, in lower case. */
            value: string;
            /** Format: int64 */
            people: number;
        };
        /** @description Somebody whose result changes. */
        FormRescored: {
            /** Format: uuid */
            submissionId: string;
            person?: string | null;
            from: components["schemas"]["FormSubmissionStatus"];
            to: components["schemas"]["FormSubmissionStatus"];
            /** Format: double */
            score?: number | null;
            /** Format: double */
            newScore?: number | null;
            /** Format: double */
            maxScore?: number | null;
            /** Format: double */
            newMaxScore?: number | null;
        };
        /** @description What a mended key changes. */
        FormRescoring: {
            /** @description Earlier versions that have other keys than the latest. */
            versions: number[];
            /** @description How many scores change. */
            scores: number;
            /** @description How many results change. */
            results: number;
            /** @description The first 200 of them, those with another result first. */
            submissions: components["schemas"]["FormRescored"][];
        };
        /** @description A form in the builders' list. */
        FormRow: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["FormKind"];
            status: components["schemas"]["FormStatus"];
            title: string;
            handle: string;
            category: string;
            tags: string[];
            /** Format: int32 */
            liveVersion?: number | null;
            /** Format: date-time */
            changedAt: string;
            anonymous: boolean;
            /** @description Whether I may change it. */
            isMine: boolean;
            /**
             * Format: int64
             * @description Those that I may see.
             */
            submissions: number;
            /**
             * Format: int64
             * @description Those of them that wait for a decision.
             */
            waiting: number;
        };
        /** @description Something that a marker judges all of a submission by. */
        FormRubricCriterion: {
            /** @description Stays the same over all versions. */
            id: string;
            /** @description What is looked at. */
            title: string;
            /** @description The best level first, or last: as its author likes. */
            levels: components["schemas"]["FormRubricLevel"][];
        };
        /** @description How well something was done, and what that is worth. */
        FormRubricLevel: {
            /** @description Stays the same when the label changes. */
            id: string;
            /** @description As markers and people read it. */
            label: string;
            /**
             * Format: double
             * @description What it is worth.
             */
            points?: number;
        };
        /** @description One answer that something depends on. */
        FormRule: {
            /** @description The field that was answered before. */
            field: string;
            /** @description How. */
            op: components["schemas"]["FormComparison"];
            /** @description With what. */
            value?: string | null;
        };
        /** @description A page of questions. */
        FormSection: {
            /** @description Stays the same. */
            id: string;
            /** @description May be empty. */
            title?: string;
            /** @description May be empty. */
            description?: string;
            visibleWhen?: components["schemas"]["FormCondition"] | null;
            /** @description The first that applies leads away. */
            jumps?: components["schemas"]["FormJump"][];
            /** @description In order. */
            fields: components["schemas"]["FormField"][];
        };
        /** @description How a form is given, limited and looked at. */
        FormSettings: {
            /**
             * Format: int32
             * @description How often a person may submit it; 0: as often as they like.
             * @default 0
             */
            attempts?: number;
            /**
             * Format: int32
             * @description The percentage of points that is enough.
             * @default null
             */
            passScore?: number | null;
            /**
             * @description Nothing says who answered what.
             * @default false
             */
            anonymous?: boolean;
            /**
             * @description Who looks at what was submitted.
             * @default none
             */
            approver?: components["schemas"]["FormApprover"];
            /**
             * @description Whom the approver `named` means.
             * @default []
             */
            approvers?: string[];
            /**
             * @description Two people mark it, neither knowing what the other one says.
             * @default false
             */
            secondMarker?: boolean;
            /**
             * @description What markers judge all of it by.
             * @default []
             */
            rubric?: components["schemas"]["FormRubricCriterion"][];
            /**
             * Format: date-time
             * @description Until when it should be submitted.
             * @default null
             */
            dueAt?: string | null;
            /**
             * Format: date-time
             * @description Nobody begins before.
             * @default null
             */
            opensAt?: string | null;
            /**
             * Format: date-time
             * @description Nobody submits after.
             * @default null
             */
            closesAt?: string | null;
            /**
             * @description Everybody in the team finds it among their forms.
             * @default false
             */
            openToTeam?: boolean;
            /**
             * @description One question at a time instead of one page.
             * @default false
             */
            oneAtATime?: boolean;
            /**
             * @description What is said when it was submitted.
             * @default
             */
            thanks?: string;
        };
        /**
         * @description Where a form stands.
         * @enum {string}
         */
        FormStatus: "draft" | "published" | "publishedwithdraft" | "unpublished" | "draftwithchanges" | "archived";
        /** @description A submission, as whoever asks may see it. */
        FormSubmission: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            formId: string;
            /** Format: int32 */
            version: number;
            title: string;
            description: string;
            handle: string;
            kind: components["schemas"]["FormKind"];
            content: components["schemas"]["FormContent"];
            settings: components["schemas"]["FormSettings"];
            /** Format: int32 */
            attempt: number;
            status: components["schemas"]["FormSubmissionStatus"];
            /** Format: int32 */
            revision: number;
            answers: Record<string, never>;
            /** @description The uploads that it names. */
            files: components["schemas"]["FileView"][];
            /** Format: double */
            score?: number | null;
            /** Format: double */
            maxScore?: number | null;
            /** @description Whether the answer to a field is right, once it is decided. */
            right: {
                [key: string]: boolean;
            };
            marks: Record<string, never>;
            comments: Record<string, never>;
            comment: string;
            /** @description Whom it is about. */
            person?: string | null;
            /** Format: uuid */
            personId?: string | null;
            observer?: string | null;
            marker?: string | null;
            /** Format: date-time */
            markedAt?: string | null;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            submittedAt?: string | null;
            /** @description I answer it. */
            isOwn: boolean;
            /** @description I may decide on it now. */
            canMark: boolean;
            assigned?: components["schemas"]["FormFoundPerson"] | null;
            /** Format: date-time */
            assignedAt?: string | null;
            /** @description What two markers say, once I have said it too. */
            opinions: components["schemas"]["FormOpinion"][];
            /**
             * Format: int64
             * @description How many of two markers have said what they think.
             */
            opinionsGiven: number;
            /** @description The people whom answers name. */
            people: components["schemas"]["FormFoundPerson"][];
            moves: components["schemas"]["FormMoveRow"][];
        };
        /**
         * @description Where a submission stands.
         * @enum {string}
         */
        FormSubmissionStatus: "inprogress" | "pending" | "completed" | "markingRequired" | "competent" | "notCompetent" | "pendingResubmission" | "approvalRequired" | "approved" | "not approved";
        /** @description One of many that are decided at once, as it was seen. */
        FormToDecide: {
            /**
             * Format: uuid
             * @description Which one.
             */
            id: string;
            /**
             * Format: int32
             * @description The one that was looked at.
             */
            revision: number;
        };
        /** @description One that was not decided. */
        FormUndecided: {
            /** Format: uuid */
            id: string;
            /** @description Why. */
            message: string;
        };
        /** @description What was published. */
        FormVersion: {
            /** Format: int32 */
            version: number;
            /** Format: date-time */
            publishedAt: string;
            publishedBy?: string | null;
            /** Format: int64 */
            submissions: number;
        };
        /** @description How often a word was written. */
        FormWordCount: {
            word: string;
            count: number;
        };
        /** @description A user-team record. */
        FoundUserTeam: components["schemas"]["Profile"] & {
            /** @description `<user id>_<team id>`. */
            id: string;
            /**
             * Format: uuid
             * @description Who.
             */
            userId: string;
            /** @description In which team. */
            teamId: string;
            /** @description In which tenant. */
            tenantId: string;
            /** @description The state. */
            status: components["schemas"]["PersonStatus"];
            /** @description The held roles. */
            roles: components["schemas"]["Role"][];
        };
        /** @description To whom a badge is given. */
        GiveBadge: {
            /** @description Ids of active members of the team: 1 to 200. */
            people: string[];
            /** @description What they are told with it, in at most 300 characters. */
            note?: string | null;
        };
        /** @description What became of it. */
        GivenBadge: {
            /** @description So many hold it now who did not before. */
            given: number;
            /** @description So many held it already. */
            alreadyHeld: number;
        };
        /** @description What gives somebody a document, other than a rule. */
        Giver: {
            /** @description hand, self, package or pathway. */
            kind: string;
            /** @description What a package or a pathway is called. */
            title?: string | null;
        };
        /** @description A person's learning at a glance. */
        Glance: {
            /** @description How many. */
            counts: components["schemas"]["Counts"];
            /** @description Those that say most, the latest changed first. */
            courses: components["schemas"]["GlanceCourse"][];
        };
        /** @description A course of a person, as a card or a line shows it. */
        GlanceCourse: {
            /**
             * Format: uuid
             * @description The assignment: what the player is opened with.
             */
            id: string;
            /**
             * Format: uuid
             * @description The course.
             */
            courseId: string;
            /** @description Its title. */
            title: string;
            /** @description One word to find it by. */
            category: string;
            /** @description Its picture. */
            imageUrl?: string | null;
            /** @description How far. */
            status: components["schemas"]["LearningStatus"];
            /**
             * Format: int32
             * @description 0 to 100.
             */
            progress: number;
            /** @description It may be left undone. */
            isOptional: boolean;
            /**
             * Format: date-time
             * @description Due or closing then.
             */
            endsAt?: string | null;
            /**
             * Format: date-time
             * @description Completed.
             */
            completedAt?: string | null;
            /**
             * Format: date-time
             * @description Last change.
             */
            updatedAt: string;
            /** @description The activity that was open last. */
            activityTitle?: string | null;
            /**
             * Format: int64
             * @description Activities.
             */
            steps: number;
            /**
             * Format: int64
             * @description Those that are completed.
             */
            stepsDone: number;
        };
        /** @description Where to go. */
        Handover: {
            /** @description A team of the person. */
            teamId: string;
        };
        /** @description What a person has hidden of a homepage. */
        HiddenWidgets: {
            /** @description Ids of widgets. */
            hidden: string[];
        };
        /** @description A widget that a person does not want to see, or wants back. */
        HideWidget: {
            kind?: components["schemas"]["HomeKind"];
            /**
             * Format: uuid
             * @description One of the page's widgets.
             */
            widget: string;
            /** @description Whether it is hidden from now on. */
            hidden: boolean;
        };
        /** @description A homepage as its people see it. */
        Home: {
            /** @description In order. */
            widgets: components["schemas"]["Widget"][];
            /**
             * Format: date-time
             * @description When it was published; never: it is the one that every team begins with.
             */
            publishedAt?: string | null;
            /** @description Those of them that the person who looks has hidden. */
            hidden: string[];
            /** @description What the person who looks is learning. */
            learning: components["schemas"]["Glance"];
        };
        /** @description A change of a homepage. */
        HomeChanged: {
            /**
             * Format: int32
             * @description The next change must name this one.
             */
            revision: number;
            /**
             * Format: date-time
             * @description When.
             */
            changedAt: string;
        };
        /**
         * @description Which of a team's homepages.
         * @enum {string}
         */
        HomeKind: "home" | "munro";
        /** @description Who it is, in the screens' own words. */
        Identify: {
            /** @description What is known of the person; who they are is told by the session. */
            traits?: Record<string, never>;
        };
        /** @description What the banner says. */
        Impersonation: {
            /** @description Who really acts. */
            actorName: string;
            /** @description Whether that is an operator of the platform. */
            byOperator: boolean;
            /** @description Why. */
            reason: string;
            /**
             * Format: date-time
             * @description When it ends by itself.
             */
            endsAt: string;
            /** @description Where the actor goes back to: a path of this host, or an operator's page at the console. */
            home: string;
        };
        /** @description Back in one's own name. */
        ImpersonationEnded: {
            /**
             * @description Goes into the `Authorization` header; the refresh token comes beside it as a cookie. An operator has no name of their
             *     own here.
             */
            accessToken?: string | null;
            /**
             * Format: int64
             * @description Its life in seconds.
             */
            expiresIn?: number | null;
            /** @description The page to go back to: a path of this host, or an operator's page at the console. */
            home: string;
        };
        /** @description An uploaded file and how far it is. */
        ImportJob: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description `uploaded`, `checked`, `running`, `done` or `failed`. */
            status: string;
            /** @description As the file was called. */
            fileName: string;
            /** @description `UTF-8`, `UTF-16LE` or `UTF-16BE`. */
            encoding: string;
            /** @description What stands between cells. */
            delimiter: string;
            /** @description The header. */
            columns: string[];
            /** @description The first lines, until the job is run. */
            sample: string[][];
            /** @description What each column probably fills. */
            suggestedMapping: (string | null)[];
            suggestedMatchBy?: components["schemas"]["MatchBy"] | null;
            /** @description What each column was chosen to fill; empty before the check. */
            mapping: (string | null)[];
            matchBy?: components["schemas"]["MatchBy"] | null;
            /** @description Whether new people are invited. */
            invite: boolean;
            /**
             * Format: int32
             * @description Lines below the header.
             */
            total: number;
            /**
             * Format: int32
             * @description Lines that are through.
             */
            processed: number;
            /**
             * Format: int32
             * @description New people; after the check those who would be.
             */
            created: number;
            /**
             * Format: int32
             * @description Changed people; after the check those who would be.
             */
            updated: number;
            /**
             * Format: int32
             * @description People of whom the file says nothing new.
             */
            unchanged: number;
            /**
             * Format: int32
             * @description Lines that are wrong.
             */
            rejected: number;
            /**
             * Format: date-time
             * @description Uploaded.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Through.
             */
            finishedAt?: string | null;
        };
        /** @description What becomes, or became, of a line. */
        ImportRow: {
            /**
             * Format: int32
             * @description The line in the file, the header being 1.
             */
            line: number;
            /** @description What became of it. */
            outcome: string;
            /** @description Whom it is about. */
            label: string;
            /** @description What is wrong with it. */
            problems: components["schemas"]["CellProblem"][];
            /**
             * Format: uuid
             * @description The person, once there is one.
             */
            userId?: string | null;
        };
        /**
         * @description How far somebody has come into the product.
         * @enum {string}
         */
        Invitation: "joined" | "invited" | "none";
        /** @description Invitations that are sent as a job. */
        InvitationJob: {
            /**
             * Format: uuid
             * @description The job.
             */
            id: string;
            /**
             * Format: int32
             * @description People to be invited.
             */
            total: number;
            /**
             * Format: int32
             * @description Those of them who were looked at.
             */
            done: number;
            /**
             * Format: int32
             * @description Those of them who were invited.
             */
            invited: number;
            /**
             * Format: date-time
             * @description When it began.
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When the last of them was done; nothing while it goes on.
             */
            finishedAt?: string | null;
            /**
             * Format: date-time
             * @description When it stopped, because a portion failed for the last time: the others were not looked at.
             */
            stoppedAt?: string | null;
        };
        /** @description Whom to invite: these people, or all that a filter keeps. */
        InvitationsBody: {
            /** @description These. */
            ids?: string[] | null;
            filter?: components["schemas"]["PeopleFilter"] | null;
            /** @description Also those who were invited before and have not come. */
            again?: boolean;
        };
        /** @description Who was invited, and what they have to do. */
        Invited: {
            /** @description The address to sign in with. */
            email?: string | null;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description The team's name. */
            teamDisplayName: string;
            /** @description Has a password already, from another tenant: it stays, and is asked for. */
            hasPassword: boolean;
            /** @description What a first password must satisfy. */
            passwordRules: components["schemas"]["PasswordRules"];
        };
        /** @description What came of inviting many. */
        InvitedMany: {
            /** @description So many are mailed an invitation. */
            invited: number;
            /** @description So many were left alone: they have come, were invited before, have no address or cannot sign in. */
            skipped: number;
            /** @description They are many and are gone through by a job: so many. */
            inProgress?: number | null;
        };
        /** @description A passkey that was just made. */
        KeptNow: {
            /** @description The passkey. */
            passkey: components["schemas"]["OwnPasskey"];
            /** @description Shown once; only where there were none. */
            recoveryCodes?: string[] | null;
        };
        /** @description How I want to be told of a kind; a channel that is absent stays. */
        KindChoice: {
            /** @description What. */
            kind: components["schemas"]["NotificationKind"];
            /** @description Shown in the product. */
            inApp?: boolean | null;
            mail?: components["schemas"]["MailWay"] | null;
        };
        /** @description How I am told of a kind. */
        KindPreference: components["schemas"]["Channels"] & {
            /** @description What. */
            kind: components["schemas"]["NotificationKind"];
            /** @description Whether the organisation shows it in the product. */
            inAppAllowed: boolean;
            /** @description Whether the organisation mails it. */
            mailAllowed: boolean;
        };
        /** @description What the organisation settles for a kind. */
        KindSetting: components["schemas"]["Offer"] & {
            /** @description What. */
            kind: components["schemas"]["NotificationKind"];
        };
        /** @description A learner of a course and where they are in it. */
        Learner: {
            /**
             * Format: uuid
             * @description The assignment.
             */
            id: string;
            /**
             * Format: uuid
             * @description The person.
             */
            userId: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description E-mail address. */
            email?: string | null;
            /** @description Picture. */
            avatar?: string | null;
            /** @description How far. */
            status: components["schemas"]["LearningStatus"];
            /**
             * Format: int32
             * @description 0 to 100.
             */
            progress: number;
            /** @description It may be left undone. */
            isOptional: boolean;
            /**
             * Format: int32
             * @description The version that they learn; none before they start.
             */
            version?: number | null;
            /** @description The activity that they are at. */
            activityTitle?: string | null;
            /**
             * Format: date-time
             * @description When it was given.
             */
            permittedAt: string;
            /**
             * Format: date-time
             * @description To be completed by then.
             */
            dueAt?: string | null;
            /**
             * Format: date-time
             * @description First opened.
             */
            startedAt?: string | null;
            /**
             * Format: date-time
             * @description Completed.
             */
            completedAt?: string | null;
            /**
             * Format: date-time
             * @description Last change.
             */
            updatedAt: string;
            /** @description What they have in the described fields that were asked for, by key; people by their names. */
            fields: components["schemas"]["BTreeMap"];
        };
        /** @description Somebody on a pathway, item by item. */
        LearnerOnPathway: {
            /**
             * Format: uuid
             * @description The person.
             */
            userId: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description Picture. */
            avatar?: string | null;
            /** @description How far. */
            status: components["schemas"]["PathwayProgressStatus"];
            /**
             * Format: int32
             * @description 0 to 100.
             */
            progress: number;
            /** @description In order. */
            states: components["schemas"]["PathwayItemState"][];
        };
        /** @description People who have the course, by how far they are. */
        Learners: {
            /**
             * Format: int64
             * @description Have not opened it: they get the newest version anyway.
             */
            notStarted: number;
            /**
             * Format: int64
             * @description Are in it.
             */
            inProgress: number;
            /**
             * Format: int64
             * @description Have completed it.
             */
            completed: number;
        };
        /**
         * @description What becomes of the people who started an older version when a new one is published.
         * @enum {string}
         */
        LearnersMode: "keep" | "move" | "restart";
        /** @description Something that I may take, or took. */
        LearningOffer: {
            /** @description What it is. */
            type: components["schemas"]["DocumentType"];
            /**
             * Format: uuid
             * @description Which one.
             */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description What it is about. */
            description: string;
            /** @description One word to find it by. */
            category: string;
            /** @description More words to find it by. */
            tags: string[];
            image?: components["schemas"]["FileView"] | null;
            /** @description A rule offers it to me now; what I took stays mine when none does any more. */
            isOffered: boolean;
            /** @description I took it. */
            isEnrolled: boolean;
            /**
             * Format: uuid
             * @description My record of it, if I ever had it: the assignment of a course.
             */
            recordId?: string | null;
            /** @description How far I am, if I ever had it. */
            status?: string | null;
            /**
             * Format: int32
             * @description 0 to 100.
             */
            progress: number;
        };
        /**
         * @description How far a course or an activity is, in the specification's words.
         * @enum {string}
         */
        LearningStatus: "notstarted" | "inprogress" | "markingRequired" | "completed";
        /** @description Who is signed in, and with what. */
        LegacyAccess: {
            /** @description The session user. */
            user: components["schemas"]["SessionUser"];
            /** @description The very token that was sent: a token cannot renew itself, only the refresh cookie can. */
            access_token: string;
        };
        /** @description Who is signed in. */
        LegacyUser: {
            /** @description The session user. */
            user: components["schemas"]["SessionUser"];
        };
        /** @description A month. */
        LicenceMonth: {
            /** @description As 2026-11. */
            month: string;
            /**
             * Format: int64
             * @description People who counted.
             */
            counted: number;
            /**
             * Format: int64
             * @description Of them beyond what is included.
             */
            over: number;
            /** @description By the team in which they counted first. */
            teams: components["schemas"]["LicenceTeam"][];
        };
        /** @description A person who counted. */
        LicencePerson: {
            /**
             * Format: uuid
             * @description Who.
             */
            userId: string;
            /** @description First and last name. */
            name: string;
            /** @description Their address, where they have one. */
            email?: string | null;
            /** @description In which team they counted first. */
            teamId: string;
            /** @description By what: signedIn or learningActive. */
            event: string;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
        };
        /** @description A team's share. */
        LicenceTeam: {
            /** @description Its id. */
            teamId: string;
            /** @description What people read. */
            name: string;
            /**
             * Format: int64
             * @description People who counted first there.
             */
            counted: number;
        };
        /** @description The plan and what was counted. */
        Licences: {
            /** @description starter, business or enterprise. */
            plan: string;
            /** @description signedIn or learningActive: what makes a person count. */
            metric: string;
            /**
             * Format: int32
             * @description How many people a month are included; absent: any number.
             */
            included?: number | null;
            /** @description The zone in which months begin. */
            timeZone: string;
            /** @description The month that it is. */
            current: string;
            /** @description Months in which somebody counted, the newest first. */
            months: components["schemas"]["LicenceMonth"][];
        };
        /** @description The code of a link. */
        LinkCode: {
            /** @description As it stands in the link. */
            code: string;
        };
        /** @description Oneself at a provider. */
        Linked: {
            /**
             * Format: uuid
             * @description For taking it away.
             */
            id: string;
            /** @description The kind of provider. */
            provider: string;
            /** @description As its button says, or its kind. */
            name: string;
            /** @description The address there. */
            email?: string | null;
            /**
             * Format: date-time
             * @description Since when.
             */
            linkedAt: string;
        };
        /** @description The login form. */
        Login: {
            /** @description Username, address or additional address. */
            username: string;
            /** @description Password. */
            password: string;
            /** @description Whether the session survives the browser's restart. */
            persist?: boolean;
            /** @description Ticked where the tenant shows personal terms. */
            acceptTerms?: boolean;
            /** @description What a provider's answer left for whoever has the address: with the right password it is linked. */
            link?: string | null;
        };
        /** @description A team's look. */
        Look: {
            /** @description Its name. */
            displayName: string;
            /** @description Colours and palette as they are kept; pictures as the ids of their uploads. */
            theme: Record<string, never>;
            /** @description The same as everybody sees it, with the pictures' addresses. */
            shown: components["schemas"]["ShownTheme"];
            /** @description Terms and conditions. */
            termsAndConditionsUrl?: string | null;
            /** @description Where people write for help. */
            supportEmail?: string | null;
            /**
             * Format: int32
             * @description To be sent with a change.
             */
            revision: number;
        };
        /** @description What is to be different; what is absent stays, `null` takes a value away, what is unknown is dropped. */
        LookChange: {
            /** @description `#rrggbb` */
            primaryColor?: string | null;
            /** @description `#rrggbb` */
            secondaryColor?: string | null;
            /** @description `#rrggbb` */
            sidebarBackgroundColor?: string | null;
            /** @description `#rrggbb` */
            topHeaderBackgroundColor?: string | null;
            /** @description One of the presets. */
            palette?: string | null;
            /** @description An upload's id. */
            iconLogo?: string | null;
            /** @description An upload's id. */
            loggedOutLogo?: string | null;
            /** @description An upload's id. */
            loggedOutBackgroundImage?: string | null;
            /** @description An upload's id. */
            favicon?: string | null;
            /** @description The team's name. */
            displayName?: string | null;
            /** @description Terms and conditions. */
            termsAndConditionsUrl?: string | null;
            /** @description Where people write for help. */
            supportEmail?: string | null;
            /**
             * Format: int32
             * @description The revision that was looked at: an older one is refused with 409.
             */
            revision?: number | null;
        };
        /** @description What the authenticator made. */
        MadePasskey: {
            /** @description As the beginning gave it. */
            challenge: string;
            /** @description What to call it. */
            name: string;
            /** @description `credential.toJSON()`. */
            credential: Record<string, never>;
        };
        /** @description One mail. */
        MailRow: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description `invitation`, `registration`, `welcome`, `password_reset`, … */
            kind: string;
            /**
             * Format: uuid
             * @description The person of the platform that it went to, if it did.
             */
            userId?: string | null;
            /** @description The address. */
            recipient: string;
            /** @description The subject line. */
            subject: string;
            /** @description How far it came. */
            status: components["schemas"]["MailStatus"];
            /** @description Why it did not arrive, or did not leave yet. */
            error?: string | null;
            /**
             * Format: int32
             * @description How often it was tried in vain.
             */
            attempts: number;
            /**
             * Format: date-time
             * @description When it is tried again.
             */
            nextAt?: string | null;
            /**
             * Format: date-time
             * @description When it was written.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it left.
             */
            sentAt?: string | null;
            /** @description It did not arrive, nothing came after it, and it can be written anew. */
            canBeSentAgain: boolean;
            /** @description It did not arrive, and another one of its kind went to the same address after it. */
            wasSentAgain: boolean;
        };
        /**
         * @description How far a mail came.
         * @enum {string}
         */
        MailStatus: "sending" | "sent" | "failed";
        /**
         * @description Whether and how something is mailed.
         * @enum {string}
         */
        MailWay: "none" | "each" | "digest";
        /** @description An event for its editors. */
        ManagedEvent: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is. */
            status: components["schemas"]["EventStatus"];
            /**
             * Format: int32
             * @description The next edit must name this one.
             */
            revision: number;
            /**
             * Format: int32
             * @description Seats that are held.
             */
            taken: number;
            /**
             * Format: int32
             * @description Who waits.
             */
            waiting: number;
            /**
             * Format: date-time
             * @description When it begins.
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            endsAt: string;
            /** @description Why it was cancelled. */
            cancelReason: string;
            /** @description All that is written of it. */
            content: components["schemas"]["EventContent"];
        };
        /** @description Those who are to manage a person. */
        ManagersBody: {
            /**
             * Format: int32
             * @description The revision that was on the screen.
             */
            revision: number;
            /** @description Their user ids. */
            managers: string[];
        };
        /** @description What was marked all at once. */
        Marked: {
            /**
             * Format: int64
             * @description How many.
             */
            count: number;
            /**
             * Format: date-time
             * @description When: by this it is taken back.
             */
            at: string;
        };
        /**
         * @description The field by which a line finds the person it is about.
         * @enum {string}
         */
        MatchBy: "email" | "username" | "employeeId";
        /**
         * @description A second factor, as a session remembers it.
         * @enum {string}
         */
        Method: "totp" | "passkey" | "recovery";
        /** @description Something that a person did. */
        Moment: {
            /** @description The same each time. */
            id: string;
            /** @description What. */
            kind: components["schemas"]["TimelineKind"];
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description The course that it is about. */
            title?: string | null;
            /**
             * Format: int32
             * @description Which round of it, from 1.
             */
            round?: number | null;
            /**
             * Format: uuid
             * @description What the player is opened with, while the course is theirs and open.
             */
            userCourseId?: string | null;
        };
        /** @description Who comes at another date. */
        MoveAttendees: {
            /**
             * Format: uuid
             * @description The other event.
             */
            eventId: string;
            /** @description At most 200. */
            userIds: string[];
        };
        /** @description What is to become of a form. */
        MoveForm: {
            /**
             * Format: int32
             * @description The one that was looked at.
             */
            revision: number;
            step: components["schemas"]["FormMove"];
        };
        /** @description What is to become of a package. */
        MovePackage: {
            /**
             * Format: int32
             * @description The one that was looked at.
             */
            revision: number;
            step: components["schemas"]["PackageMove"];
        };
        /** @description What is to become of a pathway. */
        MovePathway: {
            /**
             * Format: int32
             * @description The one that was looked at.
             */
            revision: number;
            step: components["schemas"]["PathwayMove"];
        };
        /** @description A course that I was given. */
        MyCourse: {
            /**
             * Format: uuid
             * @description The assignment: what the player is opened with.
             */
            id: string;
            /**
             * Format: uuid
             * @description The course.
             */
            courseId: string;
            /** @description Its title. */
            title: string;
            /** @description One word to find it by. */
            category: string;
            /** @description Its picture. */
            imageUrl?: string | null;
            /** @description How far. */
            status: components["schemas"]["LearningStatus"];
            /**
             * Format: int32
             * @description 0 to 100.
             */
            progress: number;
            /** @description It may be left undone. */
            isOptional: boolean;
            /**
             * Format: date-time
             * @description When it was given.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description To be completed by then.
             */
            dueAt?: string | null;
            /**
             * Format: date-time
             * @description It begins again then.
             */
            resetAt?: string | null;
            /**
             * Format: date-time
             * @description First opened.
             */
            startedAt?: string | null;
            /**
             * Format: date-time
             * @description Completed.
             */
            completedAt?: string | null;
            /**
             * Format: date-time
             * @description Last change.
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description Opens then.
             */
            availabilityFrom?: string | null;
            /**
             * Format: date-time
             * @description Closes then.
             */
            availabilityUntil?: string | null;
        };
        /** @description A form among my forms. */
        MyForm: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["FormKind"];
            title: string;
            handle: string;
            description: string;
            category: string;
            tags: string[];
            anonymous: boolean;
            /** Format: date-time */
            dueAt?: string | null;
            /** Format: date-time */
            opensAt?: string | null;
            /** Format: date-time */
            closesAt?: string | null;
            /** @description It is to be submitted; otherwise it may be. */
            isRequired: boolean;
            /** @description A rule lets me answer it, and asks nothing of me. */
            isOptional: boolean;
            /**
             * Format: int32
             * @description How often I submitted it.
             */
            attempts: number;
            /**
             * Format: int32
             * @description How often I may; 0: as often as I like.
             */
            mostAttempts: number;
            /**
             * Format: uuid
             * @description My latest.
             */
            submissionId?: string | null;
            submissionStatus?: components["schemas"]["FormSubmissionStatus"] | null;
            /** Format: date-time */
            submittedAt?: string | null;
            /** @description `notstarted`, `inprogress` or `completed`. */
            completionStatus: string;
        };
        /** @description A pathway that I have. */
        MyPathway: {
            /**
             * Format: uuid
             * @description The pathway.
             */
            id: string;
            /** @description Its name in addresses. */
            handle: string;
            /** @description What it is called. */
            title: string;
            /** @description What it is about. */
            description: string;
            /** @description Its picture. */
            imageUrl?: string | null;
            /** @description One word to find it by. */
            category: string;
            /** @description More words to find it by. */
            tags: string[];
            /** @description In which order its items are done. */
            mode: components["schemas"]["PathwayMode"];
            /** @description How far. */
            status: components["schemas"]["PathwayProgressStatus"];
            /**
             * Format: int32
             * @description 0 to 100.
             */
            progress: number;
            /** @description It may be left undone. */
            isOptional: boolean;
            /**
             * Format: int64
             * @description So much lies on it.
             */
            items: number;
            /**
             * Format: int64
             * @description So much of that is done.
             */
            done: number;
            /**
             * Format: date-time
             * @description When I was given it.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When I began it.
             */
            startedAt?: string | null;
            /**
             * Format: date-time
             * @description When I completed it.
             */
            completedAt?: string | null;
        };
        /** @description A resource that I have. */
        MyResource: {
            /**
             * Format: uuid
             * @description The resource.
             */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description Its name in addresses. */
            handle: string;
            /** @description What it is. */
            description: string;
            /** @description One word to find it by. */
            category: string;
            /** @description More words to find it by. */
            tags: string[];
            /** @description What kind of file it is. */
            fileType: components["schemas"]["ResourceFileType"];
            /** @description It may be left unopened. */
            isOptional: boolean;
            /**
             * Format: date-time
             * @description When I was given it.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its file was put there.
             */
            fileAt: string;
            /**
             * Format: date-time
             * @description When I first opened it.
             */
            openedAt?: string | null;
            /**
             * Format: date-time
             * @description When I first downloaded it.
             */
            downloadedAt?: string | null;
            /** @description Its file was replaced since I saw it. */
            isReplaced: boolean;
        };
        /** @description A team that the person can go to. */
        MyTeam: {
            /** @description Its id. */
            teamId: string;
            /** @description The organisation that it belongs to. */
            tenantId: string;
            /** @description That organisation's name. */
            tenantName: string;
            /** @description Its name. */
            displayName: string;
            /** @description Its look: other teams' are not this host's. */
            theme: components["schemas"]["ShownTheme"];
            /** @description Its address. */
            url: string;
            /** @description What the person is there. */
            roles: string[];
            /** @description The team of this host. */
            current: boolean;
            /**
             * Format: int64
             * @description Courses that wait for the person in the organisation: the same in each of its teams.
             */
            due: number;
        };
        /** @description An activity named in a list of changes. */
        NamedActivity: {
            /**
             * Format: uuid
             * @description The activity.
             */
            id: string;
            /** @description Its kind. */
            type: components["schemas"]["ActivityKind"];
            /** @description Its title, in the version that has it. */
            title: string;
        };
        /** @description A person by name. */
        NamedPerson: {
            /**
             * Format: uuid
             * @description The user's id.
             */
            id: string;
            /** @description First and last name. */
            name: string;
        };
        /** @description A team's navigation. */
        Navigation: {
            /** @description Its entries, also those that are switched off; none where the product's own stands. */
            navigation: Record<string, never>[];
            /** @description With what a team begins that has none of its own; none: the product's own. */
            template: Record<string, never>[];
            /** @description Ids and addresses of entries that the organisation does not have: nobody of it is shown them. */
            unavailable: string[];
            /**
             * Format: int32
             * @description To be sent with a change.
             */
            revision: number;
        };
        /** @description The whole tree; an empty one is the product's own again. */
        NavigationChange: {
            /** @description Entries with id, type, title, url, icon, badge, auth, exact, target, enabled and children; other keys are dropped. */
            navigation: Record<string, never>[];
            /**
             * Format: int32
             * @description The revision that was looked at: an older one is refused with 409.
             */
            revision?: number | null;
        };
        /** @description A badge to be. */
        NewBadge: {
            /** @description 1 to 120 characters. */
            title: string;
            /** @description What it is for, in at most 500 characters. */
            description?: string;
        };
        /** @description Something to write. */
        NewBlog: {
            kind?: components["schemas"]["BlogKind"];
            /** @description 1 to 200 characters. */
            title: string;
        };
        /** @description One that was just made, with its address: it is shown this once. */
        NewCalendarFeed: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What other programs ask for. */
            url: string;
        };
        /** @description A new course. */
        NewCourse: {
            title: string;
            /** @description Left out: made from the title. */
            handle?: string | null;
        };
        /** @description The address that somebody wants to sign in with from now on. */
        NewEmail: components["schemas"]["Proof"] & {
            /** @description As it was typed. */
            email: string;
        };
        /** @description A field to describe. */
        NewField: components["schemas"]["FieldForm"] & {
            /** @description Under which memberships keep its values: `loc1` to `custom6`, or one of its own. Never changed. */
            key: string;
        };
        /** @description A form to build. */
        NewForm: {
            /** @description 1 to 200 characters. */
            title: string;
            kind?: components["schemas"]["FormKind"];
        };
        /** @description Another name. */
        NewName: {
            /** @description What to call it. */
            name: string;
        };
        /** @description A package to be. */
        NewPackage: {
            /** @description 1 to 200 characters. */
            title: string;
        };
        /** @description What an authenticator is asked, and what its answer is found by. */
        NewPasskey: {
            /** @description To be sent with the answer. */
            challenge: string;
            /** @description For `PublicKeyCredential.parseCreationOptionsFromJSON`, or `parseRequestOptionsFromJSON` where one is asked for. */
            options: Record<string, never>;
        };
        /** @description A pathway to be. */
        NewPathway: {
            /** @description 1 to 200 characters. The handle is made of it. */
            title: string;
        };
        /** @description A person to add. */
        NewPersonBody: {
            /** @description What is known. */
            profile: components["schemas"]["ProfileValues"];
            /** @description The roles; learner if left out. */
            roles?: components["schemas"]["Role"][];
            /** @description Whether to mail an invitation; yes if left out. */
            invite?: boolean;
            /** @description A first password, for a person without an e-mail address. */
            password?: string | null;
            /** @description Whether the person has to choose another one at the first sign-in. */
            changePassword?: boolean;
        };
        /** @description A resource to be. */
        NewResource: {
            /** @description 1 to 200 characters. The handle is made of it. */
            title: string;
        };
        /** @description The file that it is to have. */
        NewVersion: {
            /**
             * Format: int32
             * @description The one that was looked at.
             */
            revision: number;
            /**
             * Format: uuid
             * @description An upload: a picture, a video, a PDF, or a CSV, Word, Excel or PowerPoint file.
             */
            fileId: string;
        };
        /** @description A note. */
        Note: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /**
             * Format: int32
             * @description The next edit must name this one.
             */
            revision: number;
            /** @description Its first line; may be empty. */
            title: string;
            /** @description Its text; may be empty. */
            description: string;
            /** @description In order. */
            checklist: components["schemas"]["CheckItem"][];
            /** @description Ids of one's own labels. */
            labels: string[];
            image?: components["schemas"]["NoteImage"] | null;
            /** @description Out of the way. */
            archive: boolean;
            /**
             * Format: date-time
             * @description When one wants to be reminded.
             */
            reminder?: string | null;
            /** @description Whether one was. */
            reminded: boolean;
            /**
             * Format: date-time
             * @description When it was begun.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was changed.
             */
            changedAt: string;
            /**
             * Format: date-time
             * @description When it was deleted; a month later it is gone.
             */
            deletedAt?: string | null;
        };
        /** @description A picture in a note. */
        NoteImage: {
            /** @description Where it is, for some hours. */
            url: string;
            /**
             * Format: int32
             * @description Pixels across.
             */
            width?: number | null;
            /**
             * Format: int32
             * @description Pixels down.
             */
            height?: number | null;
        };
        /** @description A label. */
        NoteLabel: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description The same in an address. */
            handle: string;
            /**
             * Format: int64
             * @description How many notes at hand have it.
             */
            notes: number;
        };
        /** @description What a label is called. */
        NoteLabelName: {
            /** @description At most 60 characters, and not as another one. */
            name: string;
        };
        /** @description A form with a picture: PNG, JPEG, WebP or GIF, at most 10 MB and 40 megapixels. */
        NotePictureForm: {
            /** Format: binary */
            file: string;
        };
        /** @description Something that a person is to know. */
        Notification: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What happened. */
            kind: components["schemas"]["NotificationKind"];
            /** @description What the reader's own words need: `course`, `courseId`, `userCourseId`, `dueAt`, `days`, `isOptional`; `note`, `noteId`, `at`. */
            params: Record<string, never>;
            /** @description The same in one line of English. */
            title: string;
            /** @description And in a sentence. */
            body: string;
            /** @description The page that it is about. */
            link: string;
            /** @description Whether it was read. */
            read: boolean;
            /**
             * Format: date-time
             * @description When.
             */
            readAt?: string | null;
            /**
             * Format: date-time
             * @description When it happened.
             */
            createdAt: string;
        };
        /** @description What is to be different; what is absent stays. */
        NotificationChoice: {
            /** @description Kinds; those that are not named stay. */
            kinds?: components["schemas"]["KindChoice"][] | null;
            quietOf?: components["schemas"]["Whose"] | null;
            quiet?: components["schemas"]["Quiet"] | null;
            /** @description When the digest comes, `HH:MM`. */
            digestAt?: string | null;
            /** @description Where these times are, such as `Europe/Berlin`. */
            timeZone?: string | null;
        };
        /**
         * @description What happened to somebody.
         * @enum {string}
         */
        NotificationKind: "courseAssigned" | "courseDueSoon" | "courseOverdue" | "courseCompleted" | "noteReminder" | "badgeEarned" | "eventSeat" | "eventOffered" | "eventCancelled" | "eventChanged" | "eventMessage" | "peopleOverdue" | "courseworkMarked" | "formAssigned" | "formDueSoon" | "formSubmitted" | "formMarked" | "message";
        /** @description How I am told. */
        NotificationPreferences: {
            /** @description By kind. */
            kinds: components["schemas"]["KindPreference"][];
            /** @description Whose quiet hours hold. */
            quietOf: components["schemas"]["Whose"];
            quiet?: components["schemas"]["Quiet"] | null;
            organisationQuiet?: components["schemas"]["Quiet"] | null;
            /** @description When the digest comes, `HH:MM`. */
            digestAt: string;
            /** @description Where these times are. */
            timeZone: string;
        };
        /** @description What the organisation settles. */
        NotificationSettings: {
            /** @description By kind. */
            kinds: components["schemas"]["KindSetting"][];
            /** @description So many days ahead learners are reminded of a date, the nearest first. */
            dueDays: number[];
            quiet?: components["schemas"]["Quiet"] | null;
            /** @description When digests come, unless a person chose otherwise, `HH:MM`. */
            digestAt: string;
            /** @description Where these times are for whoever chose nothing. */
            timeZone: string;
            /**
             * Format: int32
             * @description To be sent with a change.
             */
            revision: number;
        };
        /** @description What is to be different; what is absent stays. */
        NotificationSettingsChange: {
            /** @description Kinds; those that are not named stay. */
            kinds?: components["schemas"]["KindSetting"][] | null;
            /** @description So many days ahead learners are reminded of a date: at most five numbers. */
            dueDays?: number[] | null;
            /** @description Whether there are quiet hours. */
            hasQuiet?: boolean | null;
            quiet?: components["schemas"]["Quiet"] | null;
            /** @description When digests come, `HH:MM`. */
            digestAt?: string | null;
            /**
             * Format: int32
             * @description The revision that was looked at: an older one is refused with 409.
             */
            revision: number;
        };
        /** @description What a tenant settled for a kind. */
        Offer: {
            /** @description Whether it may be shown in the product. */
            inAppAllowed: boolean;
            /** @description Whether it is, unless a person chose otherwise. */
            inAppDefault: boolean;
            /** @description Whether it may be mailed. */
            mailAllowed: boolean;
            /** @description How it is, unless a person chose otherwise. */
            mailDefault: components["schemas"]["MailWay"];
        };
        /** @description Something that is offered. */
        OfferBody: {
            /** @description What it is. */
            type: components["schemas"]["DocumentType"];
            /**
             * Format: uuid
             * @description Which one.
             */
            documentId: string;
        };
        /** @description A form, as whoever answers it gets it. */
        OpenForm: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["FormKind"];
            /** Format: int32 */
            version: number;
            title: string;
            handle: string;
            description: string;
            /** @description Without what is right and without what markers fill in. */
            content: components["schemas"]["FormContent"];
            settings: components["schemas"]["FormSettings"];
            /**
             * Format: int32
             * @description How often I submitted it.
             */
            attempts: number;
            /**
             * Format: uuid
             * @description My latest, of this round of a course.
             */
            submissionId?: string | null;
        };
        /** @description A pathway that I have, with what lies on it. */
        OpenPathway: components["schemas"]["MyPathway"] & {
            /**
             * Format: int32
             * @description So many of its items complete it; none: all that are required, or all where none is.
             */
            requiredCount?: number | null;
            /** @description In order. */
            states: components["schemas"]["PathwayItemState"][];
        };
        /** @description A resource that I have, with its file. */
        OpenResource: components["schemas"]["MyResource"] & {
            /** @description Its file. */
            file: components["schemas"]["FileView"];
        };
        /** @description What the console gave an operator. */
        OperatorArrival: {
            /** @description As it stands in the link. */
            code: string;
        };
        /** @description A link, and whose browser it was opened in. */
        OwnAddress: {
            /** @description As it stands in the link. */
            code: string;
            /** @description The account's password, where its person is not signed in. */
            password?: string | null;
        };
        /** @description A certificate of mine. */
        OwnCertificate: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /**
             * Format: uuid
             * @description The course.
             */
            courseId: string;
            /**
             * Format: uuid
             * @description The round of it that was completed.
             */
            userCourseId: string;
            /** @description The course's title when it was issued. */
            title: string;
            /** @description Its number. */
            number: string;
            /** @description What its page is found by. */
            code: string;
            /**
             * Format: date
             * @description The day on which it was issued, by the tenant's calendar.
             */
            issuedOn: string;
            /**
             * Format: date
             * @description The last day on which it holds; nothing: for good.
             */
            validUntil?: string | null;
            /**
             * Format: date-time
             * @description When that day ends.
             */
            expiresAt?: string | null;
            /** @description What it is worth now. */
            state: components["schemas"]["CertificateState"];
        };
        /** @description A passkey, as its person sees it. */
        OwnPasskey: {
            /** @description Its id. */
            id: string;
            /** @description What the person calls it. */
            name: string;
            /** @description The host it works at, and below it. */
            host: string;
            /**
             * Format: date-time
             * @description Made when.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last given when.
             */
            lastUsedAt?: string | null;
        };
        /** @description The form of somebody who is signed in. */
        OwnPassword: components["schemas"]["Proof"] & {
            /** @description The one from now on. */
            newPassword: string;
        };
        /** @description What was given to people themselves; what is left out stays as it is. */
        OwnPatch: components["schemas"]["ProfileValues"] & {
            /**
             * Format: int32
             * @description The revision that was on the screen.
             */
            revision: number;
        };
        /** @description One's own page. */
        OwnProfile: {
            /** @description What the membership says. */
            profile: components["schemas"]["Profile"];
            /** @description What may be done here with the fields that everybody has. */
            rules: components["schemas"]["ProfileRule"][];
            /** @description A picture. */
            avatar?: string | null;
            /** @description The state. */
            status: components["schemas"]["PersonStatus"];
            /** @description The held roles. */
            roles: components["schemas"]["Role"][];
            /** @description Those who manage the person. */
            managers: components["schemas"]["NamedPerson"][];
            /** @description Those whom fields of people name. */
            named: components["schemas"]["NamedPerson"][];
            /**
             * Format: date
             * @description The day the employment ends.
             */
            terminationDate?: string | null;
            /**
             * Format: date-time
             * @description A member since.
             */
            createdAt: string;
            /**
             * Format: int32
             * @description Counts every edit; goes back with the next one.
             */
            revision: number;
        };
        /** @description My registration. */
        OwnRegistration: {
            /** @description Where I stand. */
            state: components["schemas"]["RegistrationState"];
            /**
             * Format: int64
             * @description Counted from one, of who waits.
             */
            place?: number | null;
            /**
             * Format: date-time
             * @description Until when a seat is kept for me.
             */
            offeredUntil?: string | null;
            /** @description What my ticket says, of who has a seat. */
            ticket?: string | null;
            /** @description The ticket as a drawing. */
            qr?: string | null;
        };
        /** @description A session, as its person sees it. */
        OwnSession: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description The team at whose host it lives. */
            teamId?: string | null;
            /** @description That team's name. */
            teamDisplayName?: string | null;
            device?: components["schemas"]["DeviceKind"] | null;
            /** @description The browser. */
            browser?: string | null;
            /** @description The system. */
            os?: string | null;
            /** @description The address it was begun from. */
            ip?: string | null;
            /**
             * Format: date-time
             * @description Begun.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last used.
             */
            lastSeenAt: string;
            /** @description This very one. */
            current: boolean;
            /** @description How the person came in: `password`, `invitation`, `provider:okta`, …. */
            method: string;
            /** @description The second factor that was given. */
            factor?: string | null;
            /** @description Who acts in it in the person's name. */
            actorName?: string | null;
        };
        /** @description A package with its draft. */
        Package: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its state. */
            status: components["schemas"]["CourseStatus"];
            /** @description What may be done now. */
            can: components["schemas"]["CourseCan"];
            /**
             * Format: int32
             * @description The version that is written to.
             */
            draftVersion: number;
            /**
             * Format: int32
             * @description What its people are given.
             */
            liveVersion?: number | null;
            /** @description What that is called. */
            liveTitle?: string | null;
            /** @description What the draft is called. */
            title: string;
            /** @description What it is about. */
            description: string;
            /** @description One word to find it by. */
            category: string;
            /** @description More words to find it by. */
            tags: string[];
            /** @description By when its courses are to be completed; nothing: as the courses say. */
            due: components["schemas"]["DueRule"];
            /** @description What becomes of its items for whoever has it no longer. */
            onRemoval: components["schemas"]["PackageRemoval"];
            /** @description In order. */
            items: components["schemas"]["PackageItem"][];
            /**
             * Format: int64
             * @description So many people have it now.
             */
            people: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            changedAt: string;
            /**
             * Format: int32
             * @description The next edit must name this one.
             */
            revision: number;
        };
        /** @description All that is written of a package. */
        PackageDraft: {
            /** @description 1 to 200 characters. */
            title: string;
            /** @description At most 5,000 characters. */
            description?: string;
            /** @description At most 100 characters. */
            category?: string;
            /** @description At most 20 of at most 50 characters. */
            tags?: string[];
            /** @description By when its courses are to be completed; nothing: as the courses say. */
            due?: components["schemas"]["DueRule"];
            /** @description What becomes of its items for whoever has it no longer. */
            onRemoval?: components["schemas"]["PackageRemoval"];
            /** @description At most 100, in order. */
            items?: components["schemas"]["PackageItemDraft"][];
        };
        /** @description What stands in a package. */
        PackageItem: {
            /** @description What it is. */
            kind: components["schemas"]["PackageItemKind"];
            /**
             * Format: uuid
             * @description Which one.
             */
            documentId: string;
            /** @description Its title; empty when it is not there any more. */
            title: string;
            /** @description Its state, in its own words. */
            status: string;
            /** @description People are given it now; what is hidden waits, and nobody loses what they did. */
            isAvailable: boolean;
        };
        /** @description Something that stands in a package, as it is written. */
        PackageItemDraft: {
            /** @description What it is. */
            kind: components["schemas"]["PackageItemKind"];
            /**
             * Format: uuid
             * @description Which one.
             */
            documentId: string;
        };
        /**
         * @description What stands in a package.
         * @enum {string}
         */
        PackageItemKind: "course" | "bundle" | "resource" | "pathway";
        /** @description Somebody of the team who has a package, and how far they are. */
        PackageLearner: {
            /**
             * Format: uuid
             * @description Their record.
             */
            id: string;
            /**
             * Format: uuid
             * @description The person.
             */
            userId: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description Email address. */
            email?: string | null;
            /** @description Picture. */
            avatar?: string | null;
            /** @description How far. */
            status: components["schemas"]["PackageProgressStatus"];
            /**
             * Format: int32
             * @description 0 to 100.
             */
            progress: number;
            /** @description It may be left undone. */
            isOptional: boolean;
            /**
             * Format: date-time
             * @description When it was given.
             */
            permittedAt: string;
            /**
             * Format: date-time
             * @description When they began it.
             */
            startedAt?: string | null;
            /**
             * Format: date-time
             * @description When they completed it.
             */
            completedAt?: string | null;
        };
        /**
         * @description What is to become of a package.
         * @enum {string}
         */
        PackageMove: "publish" | "unpublish" | "archive" | "restore";
        /** @description How far a package's people are, together. */
        PackageProgress: {
            /**
             * Format: int64
             * @description All of the team who have it.
             */
            total: number;
            /**
             * Format: int64
             * @description Who has begun nothing.
             */
            notstarted: number;
            /**
             * Format: int64
             * @description Who is under way.
             */
            inprogress: number;
            /**
             * Format: int64
             * @description Who is done.
             */
            completed: number;
            /**
             * Format: double
             * @description Mean progress in percent.
             */
            average: number;
        };
        /**
         * @description How far somebody is with a package.
         * @enum {string}
         */
        PackageProgressStatus: "notstarted" | "inprogress" | "completed";
        /** @description A package that was left as it is. */
        PackageRefused: {
            /**
             * Format: uuid
             * @description The package.
             */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description A word for programs; stable. */
            code: string;
            /** @description A sentence for people. */
            message: string;
        };
        /**
         * @description What becomes of its items for whoever has the package no longer.
         * @enum {string}
         */
        PackageRemoval: "keep" | "archive";
        /** @description A package in the list. */
        PackageRow: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description Its state. */
            status: components["schemas"]["CourseStatus"];
            /** @description What becomes of its items for whoever has it no longer. */
            onRemoval: components["schemas"]["PackageRemoval"];
            /** @description One word to find it by. */
            category: string;
            /** @description More words to find it by. */
            tags: string[];
            /**
             * Format: int64
             * @description So much is in it.
             */
            items: number;
            /**
             * Format: int64
             * @description So many people have it now.
             */
            people: number;
            /**
             * Format: int64
             * @description So many of them have completed it.
             */
            completed: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            changedAt: string;
        };
        /** @description A package after a step, and what the step came to. */
        PackageStepped: {
            package: components["schemas"]["Package"];
            /** @description People who have it now and had it not. */
            added: number;
            /** @description The step is for more people than a request holds and goes on as a job: so many are looked at. */
            inProgress?: number | null;
        };
        /** @description Categories and tags in use. */
        PackageWords: {
            categories: string[];
            tags: string[];
        };
        /** @description What became of the packages. */
        PackagesMoved: {
            /** @description Those that moved. */
            changed: string[];
            /** @description Those that cannot make this move, each with the reason. */
            refused: components["schemas"]["PackageRefused"][];
        };
        /** @description A screen that was looked at. */
        PageView: {
            /** @description The screen's name or path. */
            name: string;
            /** @description More about it. */
            properties?: Record<string, never>;
        };
        /** @description One page of a list. */
        Page_Attendee: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description Who.
                 */
                userId: string;
                /** @description First and last name; nothing: they have left. */
                name?: string | null;
                /** @description Their address. */
                email?: string | null;
                /** @description Where they stand. */
                state: components["schemas"]["RegistrationState"];
                /**
                 * Format: int32
                 * @description The move with which they joined the wait list: its order.
                 */
                place: number;
                /**
                 * Format: date-time
                 * @description Until when a seat is kept for them.
                 */
                offeredUntil?: string | null;
                /**
                 * Format: date-time
                 * @description When that was last changed.
                 */
                changedAt: string;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_Badge: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /** @description What it is called. */
                title: string;
                /** @description What it is for; may be empty. */
                description: string;
                /** @description Address of its picture, for some hours. */
                pictureUrl?: string | null;
                /** @description Whether it is given. */
                status: components["schemas"]["BadgeStatus"];
                /**
                 * Format: int64
                 * @description So many people hold it now.
                 */
                holders: number;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When it was last changed.
                 */
                changedAt: string;
                /**
                 * Format: int32
                 * @description The next edit must name this one.
                 */
                revision: number;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_BadgeHolder: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /** @description Whom. */
                person: components["schemas"]["BadgeHolderPerson"];
                /**
                 * Format: int32
                 * @description How often they had been given it then, this one included.
                 */
                cycle: number;
                /** @description What they were told with it. */
                note?: string | null;
                /**
                 * Format: date-time
                 * @description When.
                 */
                awardedAt: string;
                /** @description By whom. */
                awardedBy: components["schemas"]["NamedPerson"];
                /**
                 * Format: date-time
                 * @description When it was withdrawn; nothing: they hold it.
                 */
                withdrawnAt?: string | null;
                withdrawnBy?: components["schemas"]["NamedPerson"] | null;
                /** @description Why. */
                reason?: string | null;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_BlogRow: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /** @description What it is. */
                kind: components["schemas"]["BlogKind"];
                /** @description Who sees it. */
                status: components["schemas"]["BlogStatus"];
                /** @description What it is called. */
                title: string;
                /** @description What it says, in short. */
                summary: string;
                /** @description Address of its picture. */
                imageUrl?: string | null;
                /** @description One word to find it by. */
                category: string;
                /** @description More words to find it by. */
                tags: string[];
                /**
                 * Format: date-time
                 * @description Its date.
                 */
                publishedAt?: string | null;
                /**
                 * Format: date-time
                 * @description When it was last changed.
                 */
                changedAt: string;
                /** @description Who wrote it, while they are in the team. */
                author?: string | null;
                /**
                 * Format: int32
                 * @description How many minutes it takes to read.
                 */
                minutes: number;
                /** @description A product's. */
                price?: string | null;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_Certificate: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /** @description Whose. */
                person: components["schemas"]["CertificatePerson"];
                /** @description Their name when it was issued: what stands on it. */
                name: string;
                /**
                 * Format: uuid
                 * @description The course.
                 */
                courseId: string;
                /** @description The course's title when it was issued. */
                title: string;
                /** @description Its number. */
                number: string;
                /** @description What its page is found by. */
                code: string;
                /**
                 * Format: date-time
                 * @description When it was issued.
                 */
                issuedAt: string;
                /**
                 * Format: date
                 * @description The day of that, by the tenant's calendar.
                 */
                issuedOn: string;
                /**
                 * Format: date
                 * @description The last day on which it holds; nothing: for good.
                 */
                validUntil?: string | null;
                /**
                 * Format: date-time
                 * @description When that day ends.
                 */
                expiresAt?: string | null;
                /** @description What it is worth now. */
                state: components["schemas"]["CertificateState"];
                /**
                 * Format: date-time
                 * @description When it was withdrawn.
                 */
                withdrawnAt?: string | null;
                withdrawnBy?: components["schemas"]["NamedPerson"] | null;
                /** @description Why. */
                reason?: string | null;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_Conflict: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description The rule.
                 */
                permissionId: string;
                /** @description Its title. */
                title: string;
                /** @description What it gives. */
                type: components["schemas"]["DocumentType"];
                /**
                 * Format: uuid
                 * @description Which one.
                 */
                documentId: string;
                /** @description Its title. */
                documentTitle: string;
                /** @description This team looks after the document: its admins change the rule. */
                canChange: boolean;
                /** @description What is the matter. */
                kind: components["schemas"]["ConflictKind"];
                /**
                 * Format: uuid
                 * @description The rule that it is in conflict with.
                 */
                otherId?: string | null;
                /** @description What that one is called. */
                otherTitle?: string | null;
                /** @description The category that is the matter. */
                category?: string | null;
                /** @description Its values that nobody has, in lower case, at most twenty. */
                values: string[];
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_CourseRow: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description The course.
                 */
                id: string;
                /** @description What it is called. */
                title: string;
                /** @description Its name in addresses. */
                handle: string;
                /** @description Address of its picture. */
                imageUrl?: string | null;
                /** @description Its state. */
                status: components["schemas"]["CourseStatus"];
                /** @description It is a bundle. */
                isBundle: boolean;
                /** @description One word to find it by. */
                category: string;
                /** @description More words to find it by. */
                tags: string[];
                /**
                 * Format: date-time
                 * @description Opens then.
                 */
                availabilityFrom?: string | null;
                /**
                 * Format: date-time
                 * @description Closes then.
                 */
                availabilityUntil?: string | null;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When it was last changed.
                 */
                changedAt: string;
                /** @description This team looks after it: its admins change it. */
                isLookedAfterHere: boolean;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_CourseworkRow: {
            /** @description The rows. */
            items: {
                /** Format: uuid */
                id: string;
                title: string;
                /** Format: uuid */
                courseId: string;
                courseTitle: string;
                status: components["schemas"]["CourseworkStatus"];
                /** Format: int32 */
                attempt: number;
                /** Format: date-time */
                submittedAt?: string | null;
                /** Format: date-time */
                markedAt?: string | null;
                person: string;
                marker?: string | null;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_EarnedBadge: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description That I was given it: what a live message of it names.
                 */
                id: string;
                /** @description What it is called. */
                title: string;
                /** @description What it is for; may be empty. */
                description: string;
                /** @description Address of its picture, for some hours. */
                pictureUrl?: string | null;
                /** @description What I was told with it. */
                note?: string | null;
                /**
                 * Format: date-time
                 * @description When.
                 */
                awardedAt: string;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_EventRow: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /** @description What it is. */
                status: components["schemas"]["EventStatus"];
                /** @description What it is called. */
                title: string;
                /** @description One word to find it by. */
                category: string;
                /** @description More words to find it by. */
                tags: string[];
                /** @description Where it is. */
                address: string;
                /** @description Whether it is on the net. */
                isOnline: boolean;
                /**
                 * Format: date-time
                 * @description When it begins.
                 */
                startsAt: string;
                /**
                 * Format: date-time
                 * @description When it ends.
                 */
                endsAt: string;
                /** @description The zone of its times. */
                timeZone: string;
                /**
                 * Format: int32
                 * @description Nothing: as many as come.
                 */
                capacity?: number | null;
                /**
                 * Format: int32
                 * @description Seats that are held.
                 */
                taken: number;
                /**
                 * Format: int32
                 * @description Who waits.
                 */
                waiting: number;
                mine?: components["schemas"]["RegistrationState"] | null;
                /**
                 * Format: date-time
                 * @description Until when a seat is kept for me.
                 */
                offeredUntil?: string | null;
                /**
                 * Format: int32
                 * @description The latest revision.
                 */
                revision: number;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_FormRow: {
            /** @description The rows. */
            items: {
                /** Format: uuid */
                id: string;
                kind: components["schemas"]["FormKind"];
                status: components["schemas"]["FormStatus"];
                title: string;
                handle: string;
                category: string;
                tags: string[];
                /** Format: int32 */
                liveVersion?: number | null;
                /** Format: date-time */
                changedAt: string;
                anonymous: boolean;
                /** @description Whether I may change it. */
                isMine: boolean;
                /**
                 * Format: int64
                 * @description Those that I may see.
                 */
                submissions: number;
                /**
                 * Format: int64
                 * @description Those of them that wait for a decision.
                 */
                waiting: number;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_ImportRow: {
            /** @description The rows. */
            items: {
                /**
                 * Format: int32
                 * @description The line in the file, the header being 1.
                 */
                line: number;
                /** @description What became of it. */
                outcome: string;
                /** @description Whom it is about. */
                label: string;
                /** @description What is wrong with it. */
                problems: components["schemas"]["CellProblem"][];
                /**
                 * Format: uuid
                 * @description The person, once there is one.
                 */
                userId?: string | null;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_Learner: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description The assignment.
                 */
                id: string;
                /**
                 * Format: uuid
                 * @description The person.
                 */
                userId: string;
                /** @description First name. */
                firstName: string;
                /** @description Last name. */
                lastName: string;
                /** @description E-mail address. */
                email?: string | null;
                /** @description Picture. */
                avatar?: string | null;
                /** @description How far. */
                status: components["schemas"]["LearningStatus"];
                /**
                 * Format: int32
                 * @description 0 to 100.
                 */
                progress: number;
                /** @description It may be left undone. */
                isOptional: boolean;
                /**
                 * Format: int32
                 * @description The version that they learn; none before they start.
                 */
                version?: number | null;
                /** @description The activity that they are at. */
                activityTitle?: string | null;
                /**
                 * Format: date-time
                 * @description When it was given.
                 */
                permittedAt: string;
                /**
                 * Format: date-time
                 * @description To be completed by then.
                 */
                dueAt?: string | null;
                /**
                 * Format: date-time
                 * @description First opened.
                 */
                startedAt?: string | null;
                /**
                 * Format: date-time
                 * @description Completed.
                 */
                completedAt?: string | null;
                /**
                 * Format: date-time
                 * @description Last change.
                 */
                updatedAt: string;
                /** @description What they have in the described fields that were asked for, by key; people by their names. */
                fields: components["schemas"]["BTreeMap"];
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_LearningOffer: {
            /** @description The rows. */
            items: {
                /** @description What it is. */
                type: components["schemas"]["DocumentType"];
                /**
                 * Format: uuid
                 * @description Which one.
                 */
                id: string;
                /** @description What it is called. */
                title: string;
                /** @description What it is about. */
                description: string;
                /** @description One word to find it by. */
                category: string;
                /** @description More words to find it by. */
                tags: string[];
                image?: components["schemas"]["FileView"] | null;
                /** @description A rule offers it to me now; what I took stays mine when none does any more. */
                isOffered: boolean;
                /** @description I took it. */
                isEnrolled: boolean;
                /**
                 * Format: uuid
                 * @description My record of it, if I ever had it: the assignment of a course.
                 */
                recordId?: string | null;
                /** @description How far I am, if I ever had it. */
                status?: string | null;
                /**
                 * Format: int32
                 * @description 0 to 100.
                 */
                progress: number;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_LicencePerson: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description Who.
                 */
                userId: string;
                /** @description First and last name. */
                name: string;
                /** @description Their address, where they have one. */
                email?: string | null;
                /** @description In which team they counted first. */
                teamId: string;
                /** @description By what: signedIn or learningActive. */
                event: string;
                /**
                 * Format: date-time
                 * @description When.
                 */
                at: string;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_MailRow: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /** @description `invitation`, `registration`, `welcome`, `password_reset`, … */
                kind: string;
                /**
                 * Format: uuid
                 * @description The person of the platform that it went to, if it did.
                 */
                userId?: string | null;
                /** @description The address. */
                recipient: string;
                /** @description The subject line. */
                subject: string;
                /** @description How far it came. */
                status: components["schemas"]["MailStatus"];
                /** @description Why it did not arrive, or did not leave yet. */
                error?: string | null;
                /**
                 * Format: int32
                 * @description How often it was tried in vain.
                 */
                attempts: number;
                /**
                 * Format: date-time
                 * @description When it is tried again.
                 */
                nextAt?: string | null;
                /**
                 * Format: date-time
                 * @description When it was written.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When it left.
                 */
                sentAt?: string | null;
                /** @description It did not arrive, nothing came after it, and it can be written anew. */
                canBeSentAgain: boolean;
                /** @description It did not arrive, and another one of its kind went to the same address after it. */
                wasSentAgain: boolean;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_MyCourse: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description The assignment: what the player is opened with.
                 */
                id: string;
                /**
                 * Format: uuid
                 * @description The course.
                 */
                courseId: string;
                /** @description Its title. */
                title: string;
                /** @description One word to find it by. */
                category: string;
                /** @description Its picture. */
                imageUrl?: string | null;
                /** @description How far. */
                status: components["schemas"]["LearningStatus"];
                /**
                 * Format: int32
                 * @description 0 to 100.
                 */
                progress: number;
                /** @description It may be left undone. */
                isOptional: boolean;
                /**
                 * Format: date-time
                 * @description When it was given.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description To be completed by then.
                 */
                dueAt?: string | null;
                /**
                 * Format: date-time
                 * @description It begins again then.
                 */
                resetAt?: string | null;
                /**
                 * Format: date-time
                 * @description First opened.
                 */
                startedAt?: string | null;
                /**
                 * Format: date-time
                 * @description Completed.
                 */
                completedAt?: string | null;
                /**
                 * Format: date-time
                 * @description Last change.
                 */
                updatedAt: string;
                /**
                 * Format: date-time
                 * @description Opens then.
                 */
                availabilityFrom?: string | null;
                /**
                 * Format: date-time
                 * @description Closes then.
                 */
                availabilityUntil?: string | null;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_MyForm: {
            /** @description The rows. */
            items: {
                /** Format: uuid */
                id: string;
                kind: components["schemas"]["FormKind"];
                title: string;
                handle: string;
                description: string;
                category: string;
                tags: string[];
                anonymous: boolean;
                /** Format: date-time */
                dueAt?: string | null;
                /** Format: date-time */
                opensAt?: string | null;
                /** Format: date-time */
                closesAt?: string | null;
                /** @description It is to be submitted; otherwise it may be. */
                isRequired: boolean;
                /** @description A rule lets me answer it, and asks nothing of me. */
                isOptional: boolean;
                /**
                 * Format: int32
                 * @description How often I submitted it.
                 */
                attempts: number;
                /**
                 * Format: int32
                 * @description How often I may; 0: as often as I like.
                 */
                mostAttempts: number;
                /**
                 * Format: uuid
                 * @description My latest.
                 */
                submissionId?: string | null;
                submissionStatus?: components["schemas"]["FormSubmissionStatus"] | null;
                /** Format: date-time */
                submittedAt?: string | null;
                /** @description `notstarted`, `inprogress` or `completed`. */
                completionStatus: string;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_MyPathway: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description The pathway.
                 */
                id: string;
                /** @description Its name in addresses. */
                handle: string;
                /** @description What it is called. */
                title: string;
                /** @description What it is about. */
                description: string;
                /** @description Its picture. */
                imageUrl?: string | null;
                /** @description One word to find it by. */
                category: string;
                /** @description More words to find it by. */
                tags: string[];
                /** @description In which order its items are done. */
                mode: components["schemas"]["PathwayMode"];
                /** @description How far. */
                status: components["schemas"]["PathwayProgressStatus"];
                /**
                 * Format: int32
                 * @description 0 to 100.
                 */
                progress: number;
                /** @description It may be left undone. */
                isOptional: boolean;
                /**
                 * Format: int64
                 * @description So much lies on it.
                 */
                items: number;
                /**
                 * Format: int64
                 * @description So much of that is done.
                 */
                done: number;
                /**
                 * Format: date-time
                 * @description When I was given it.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When I began it.
                 */
                startedAt?: string | null;
                /**
                 * Format: date-time
                 * @description When I completed it.
                 */
                completedAt?: string | null;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_MyResource: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description The resource.
                 */
                id: string;
                /** @description What it is called. */
                title: string;
                /** @description Its name in addresses. */
                handle: string;
                /** @description What it is. */
                description: string;
                /** @description One word to find it by. */
                category: string;
                /** @description More words to find it by. */
                tags: string[];
                /** @description What kind of file it is. */
                fileType: components["schemas"]["ResourceFileType"];
                /** @description It may be left unopened. */
                isOptional: boolean;
                /**
                 * Format: date-time
                 * @description When I was given it.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When its file was put there.
                 */
                fileAt: string;
                /**
                 * Format: date-time
                 * @description When I first opened it.
                 */
                openedAt?: string | null;
                /**
                 * Format: date-time
                 * @description When I first downloaded it.
                 */
                downloadedAt?: string | null;
                /** @description Its file was replaced since I saw it. */
                isReplaced: boolean;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_Note: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /**
                 * Format: int32
                 * @description The next edit must name this one.
                 */
                revision: number;
                /** @description Its first line; may be empty. */
                title: string;
                /** @description Its text; may be empty. */
                description: string;
                /** @description In order. */
                checklist: components["schemas"]["CheckItem"][];
                /** @description Ids of one's own labels. */
                labels: string[];
                image?: components["schemas"]["NoteImage"] | null;
                /** @description Out of the way. */
                archive: boolean;
                /**
                 * Format: date-time
                 * @description When one wants to be reminded.
                 */
                reminder?: string | null;
                /** @description Whether one was. */
                reminded: boolean;
                /**
                 * Format: date-time
                 * @description When it was begun.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When it was changed.
                 */
                changedAt: string;
                /**
                 * Format: date-time
                 * @description When it was deleted; a month later it is gone.
                 */
                deletedAt?: string | null;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_Notification: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /** @description What happened. */
                kind: components["schemas"]["NotificationKind"];
                /** @description What the reader's own words need: `course`, `courseId`, `userCourseId`, `dueAt`, `days`, `isOptional`; `note`, `noteId`, `at`. */
                params: Record<string, never>;
                /** @description The same in one line of English. */
                title: string;
                /** @description And in a sentence. */
                body: string;
                /** @description The page that it is about. */
                link: string;
                /** @description Whether it was read. */
                read: boolean;
                /**
                 * Format: date-time
                 * @description When.
                 */
                readAt?: string | null;
                /**
                 * Format: date-time
                 * @description When it happened.
                 */
                createdAt: string;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_OwnCertificate: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /**
                 * Format: uuid
                 * @description The course.
                 */
                courseId: string;
                /**
                 * Format: uuid
                 * @description The round of it that was completed.
                 */
                userCourseId: string;
                /** @description The course's title when it was issued. */
                title: string;
                /** @description Its number. */
                number: string;
                /** @description What its page is found by. */
                code: string;
                /**
                 * Format: date
                 * @description The day on which it was issued, by the tenant's calendar.
                 */
                issuedOn: string;
                /**
                 * Format: date
                 * @description The last day on which it holds; nothing: for good.
                 */
                validUntil?: string | null;
                /**
                 * Format: date-time
                 * @description When that day ends.
                 */
                expiresAt?: string | null;
                /** @description What it is worth now. */
                state: components["schemas"]["CertificateState"];
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_PackageLearner: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description Their record.
                 */
                id: string;
                /**
                 * Format: uuid
                 * @description The person.
                 */
                userId: string;
                /** @description First name. */
                firstName: string;
                /** @description Last name. */
                lastName: string;
                /** @description Email address. */
                email?: string | null;
                /** @description Picture. */
                avatar?: string | null;
                /** @description How far. */
                status: components["schemas"]["PackageProgressStatus"];
                /**
                 * Format: int32
                 * @description 0 to 100.
                 */
                progress: number;
                /** @description It may be left undone. */
                isOptional: boolean;
                /**
                 * Format: date-time
                 * @description When it was given.
                 */
                permittedAt: string;
                /**
                 * Format: date-time
                 * @description When they began it.
                 */
                startedAt?: string | null;
                /**
                 * Format: date-time
                 * @description When they completed it.
                 */
                completedAt?: string | null;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_PackageRow: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /** @description What it is called. */
                title: string;
                /** @description Its state. */
                status: components["schemas"]["CourseStatus"];
                /** @description What becomes of its items for whoever has it no longer. */
                onRemoval: components["schemas"]["PackageRemoval"];
                /** @description One word to find it by. */
                category: string;
                /** @description More words to find it by. */
                tags: string[];
                /**
                 * Format: int64
                 * @description So much is in it.
                 */
                items: number;
                /**
                 * Format: int64
                 * @description So many people have it now.
                 */
                people: number;
                /**
                 * Format: int64
                 * @description So many of them have completed it.
                 */
                completed: number;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When it was last changed.
                 */
                changedAt: string;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_PathwayLearner: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description Their record.
                 */
                id: string;
                /**
                 * Format: uuid
                 * @description The person.
                 */
                userId: string;
                /** @description First name. */
                firstName: string;
                /** @description Last name. */
                lastName: string;
                /** @description Email address. */
                email?: string | null;
                /** @description Picture. */
                avatar?: string | null;
                /** @description How far. */
                status: components["schemas"]["PathwayProgressStatus"];
                /**
                 * Format: int32
                 * @description 0 to 100.
                 */
                progress: number;
                /** @description It may be left undone. */
                isOptional: boolean;
                /** @description What they have to do next. */
                next?: string | null;
                /**
                 * Format: date-time
                 * @description When it was given.
                 */
                permittedAt: string;
                /**
                 * Format: date-time
                 * @description When they began it.
                 */
                startedAt?: string | null;
                /**
                 * Format: date-time
                 * @description When they completed it.
                 */
                completedAt?: string | null;
                /**
                 * Format: date-time
                 * @description Last change.
                 */
                updatedAt: string;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_PathwayRow: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /** @description What it is called. */
                title: string;
                /** @description Its name in addresses. */
                handle: string;
                /** @description Address of its picture. */
                imageUrl?: string | null;
                /** @description Its state. */
                status: components["schemas"]["CourseStatus"];
                /** @description In which order its items are done. */
                mode: components["schemas"]["PathwayMode"];
                /** @description One word to find it by. */
                category: string;
                /** @description More words to find it by. */
                tags: string[];
                /**
                 * Format: int64
                 * @description So much lies on it.
                 */
                items: number;
                /**
                 * Format: int64
                 * @description So many people have it now.
                 */
                people: number;
                /**
                 * Format: int64
                 * @description So many of them have completed it.
                 */
                completed: number;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When it was last changed.
                 */
                changedAt: string;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_Permission: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description The rule.
                 */
                id: string;
                /**
                 * Format: uuid
                 * @description What it gives.
                 */
                documentId: string;
                /** @description Its title. */
                documentTitle: string;
                /** @description Its state: only a published one is given. */
                documentStatus: string;
                /** @description Its type. */
                type: components["schemas"]["DocumentType"];
                /** @description The rule's own title. */
                title: string;
                /** @description In force or put away. */
                status: components["schemas"]["PermissionStatus"];
                /** @description AND across categories, OR inside a list. */
                rule: {
                    [key: string]: string[];
                };
                /** @description The names of the people in the rule who are in this team. */
                names: components["schemas"]["NamedPerson"][];
                /** @description This team looks after the document: its admins change the rule. */
                canChange: boolean;
                /** @description It offers: people may take what it gives, and nobody is given it. */
                isOptional: boolean;
                due?: components["schemas"]["DueRule"] | null;
                /**
                 * Format: int32
                 * @description Counts every change; a change must name the latest.
                 */
                revision: number;
                /**
                 * Format: int64
                 * @description How many people hold the document by it now; of one that offers, how many took the document.
                 */
                people: number;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When it was last changed.
                 */
                updatedAt: string;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_PersonRow: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description The user's id.
                 */
                id: string;
                /** @description First name. */
                firstName: string;
                /** @description Last name. */
                lastName: string;
                /** @description The membership's address. */
                email?: string | null;
                /** @description The login name. */
                username?: string | null;
                /** @description The organisation's own number. */
                employeeId: string;
                /** @description A picture. */
                avatar?: string | null;
                /** @description The state. */
                status: components["schemas"]["PersonStatus"];
                /** @description The highest held role. */
                role: components["schemas"]["Role"];
                /** @description All held roles. */
                roles: components["schemas"]["Role"][];
                /** @description What the person does. */
                position?: string | null;
                /** @description The first list of places. */
                loc1: string[];
                /** @description What they have in the described fields that were asked for, by key; people by their names. */
                fields: components["schemas"]["BTreeMap"];
                /**
                 * Format: int64
                 * @description Reward points.
                 */
                rewardPointsCount: number;
                /** @description Invited, joined or neither. */
                invitation: components["schemas"]["Invitation"];
                /**
                 * Format: date-time
                 * @description Last seen in this team.
                 */
                lastSeenAt?: string | null;
                /** @description Has the product open now. */
                online: boolean;
                /**
                 * Format: date-time
                 * @description A member since.
                 */
                createdAt: string;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_ResourceLearner: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description Their record.
                 */
                id: string;
                /**
                 * Format: uuid
                 * @description The person.
                 */
                userId: string;
                /** @description First name. */
                firstName: string;
                /** @description Last name. */
                lastName: string;
                /** @description E-mail address. */
                email?: string | null;
                /** @description Picture. */
                avatar?: string | null;
                /** @description It may be left unopened. */
                isOptional: boolean;
                /**
                 * Format: date-time
                 * @description When it was given.
                 */
                permittedAt: string;
                /**
                 * Format: date-time
                 * @description First opened.
                 */
                openedAt?: string | null;
                /**
                 * Format: int32
                 * @description The latest version that they saw.
                 */
                seenVersion?: number | null;
                /**
                 * Format: date-time
                 * @description First downloaded.
                 */
                downloadedAt?: string | null;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_ResourceRow: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /** @description What it is called. */
                title: string;
                /** @description Its name in addresses. */
                handle: string;
                /** @description Whether people are given it. */
                status: components["schemas"]["ResourceStatus"];
                /** @description One word to find it by. */
                category: string;
                /** @description More words to find it by. */
                tags: string[];
                fileType?: components["schemas"]["ResourceFileType"] | null;
                /**
                 * Format: int64
                 * @description So many people have it now.
                 */
                people: number;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When it was last changed.
                 */
                changedAt: string;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description One page of a list. */
        Page_SubmissionRow: {
            /** @description The rows. */
            items: {
                /** Format: uuid */
                id: string;
                /**
                 * Format: int32
                 * @description Of a queue: what a decision on it names.
                 */
                revision: number;
                /** @description Of a queue: who is marking it. */
                assigned?: string | null;
                /** @description Of a queue: I am. */
                isAssignedToMe: boolean;
                /**
                 * Format: int64
                 * @description Of a queue: how many of two markers have said what they think.
                 */
                opinions: number;
                /** Format: uuid */
                formId: string;
                /** @description Of the version that was answered. */
                title: string;
                kind: components["schemas"]["FormKind"];
                /** Format: int32 */
                attempt: number;
                status: components["schemas"]["FormSubmissionStatus"];
                /** Format: double */
                score?: number | null;
                /** Format: double */
                maxScore?: number | null;
                /** Format: date-time */
                submittedAt?: string | null;
                /** Format: date-time */
                markedAt?: string | null;
                /** @description Whom it is about. */
                person?: string | null;
                marker?: string | null;
            }[];
            /**
             * Format: int64
             * @description Rows on all pages together.
             */
            total: number;
            /**
             * Format: int32
             * @description This page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Rows on a full page.
             */
            perPage: number;
        };
        /** @description What an authenticator is asked. */
        PasskeyOptions: {
            /** @description For `PublicKeyCredential.parseRequestOptionsFromJSON`. */
            options: Record<string, never>;
        };
        /** @description A first password. */
        PasswordBody: {
            /** @description In clear, once. */
            password: string;
            /** @description Whether the person has to choose another one at the first sign-in. */
            changePassword?: boolean;
        };
        /** @description The form of somebody who is not signed in. */
        PasswordChange: {
            /** @description Username, address or additional address. */
            username: string;
            /** @description The present password. */
            password: string;
            /** @description The one from now on. */
            newPassword: string;
            /** @description Whether the session survives the browser's restart. */
            persist?: boolean;
        };
        /** @description The new password. */
        PasswordReset: {
            /** @description As it stands in the link. */
            code: string;
            /** @description The new password. */
            password: string;
        };
        /** @description A tenant's rules for new passwords. */
        PasswordRules: {
            /**
             * Format: int32
             * @description At least so many characters.
             * @default 8
             */
            minLength?: number;
            /**
             * @description At least one of ! % & @ # $ ^ * ? _ ~
             * @default false
             */
            special?: boolean;
            /**
             * @description At least one lowercase letter.
             * @default false
             */
            lower?: boolean;
            /**
             * @description At least one uppercase letter.
             * @default false
             */
            upper?: boolean;
            /**
             * @description At least one number.
             * @default false
             */
            number?: boolean;
        };
        /** @description A pathway with its draft. */
        Pathway: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name in addresses. */
            handle: string;
            /** @description Its state. */
            status: components["schemas"]["CourseStatus"];
            /** @description What may be done now. */
            can: components["schemas"]["CourseCan"];
            /**
             * Format: int32
             * @description The version that is written to.
             */
            draftVersion: number;
            /**
             * Format: int32
             * @description What its people follow.
             */
            liveVersion?: number | null;
            /** @description What that is called. */
            liveTitle?: string | null;
            /** @description What the draft is called. */
            title: string;
            /** @description What it is about. */
            description: string;
            /**
             * Format: uuid
             * @description Its picture.
             */
            image?: string | null;
            /** @description Where that is. */
            imageUrl?: string | null;
            /** @description One word to find it by. */
            category: string;
            /** @description More words to find it by. */
            tags: string[];
            /** @description In which order its items are done. */
            mode: components["schemas"]["PathwayMode"];
            /**
             * Format: int32
             * @description So many of its items complete it; none: all that are required, or all where none is.
             */
            requiredCount?: number | null;
            /** @description In order. */
            items: components["schemas"]["PathwayItem"][];
            /**
             * Format: int64
             * @description So many people have it now.
             */
            people: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            changedAt: string;
            /**
             * Format: int32
             * @description The next edit must name this one.
             */
            revision: number;
        };
        /** @description All that is written of a pathway. */
        PathwayDraft: {
            /** @description 1 to 200 characters. */
            title: string;
            /** @description Its name in addresses: small letters, digits and hyphens. */
            handle: string;
            /** @description At most 5,000 characters. */
            description?: string;
            /**
             * Format: uuid
             * @description An uploaded picture.
             */
            image?: string | null;
            /** @description At most 100 characters. */
            category?: string;
            /** @description At most 20 of at most 50 characters. */
            tags?: string[];
            /** @description In which order its items are done. */
            mode?: components["schemas"]["PathwayMode"];
            /**
             * Format: int32
             * @description So many of its items complete it; left out: all that are required, or all where none is.
             */
            requiredCount?: number | null;
            /** @description At most 100, in order. */
            items?: components["schemas"]["PathwayItemDraft"][];
        };
        /** @description What lies on a pathway, as its admins see it. */
        PathwayItem: {
            /** @description What it is. */
            kind: components["schemas"]["PathwayItemKind"];
            /**
             * Format: uuid
             * @description Which one.
             */
            documentId: string;
            /** @description Its title; empty when it is not there any more. */
            title: string;
            /** @description Its state, in its own words. */
            status: string;
            /** @description People have it now; what is hidden is passed over. */
            isAvailable: boolean;
            /** @description It has to be done. */
            required: boolean;
        };
        /** @description Something that lies on a pathway, as it is written. */
        PathwayItemDraft: {
            /** @description What it is. */
            kind: components["schemas"]["PathwayItemKind"];
            /**
             * Format: uuid
             * @description Which one.
             */
            documentId: string;
            /** @description It has to be done. */
            required: boolean;
        };
        /**
         * @description What lies on a pathway.
         * @enum {string}
         */
        PathwayItemKind: "course" | "bundle" | "resource" | "event" | "form";
        /** @description What lies on somebody's pathway, and where they are with it. */
        PathwayItemState: {
            /** @description What it is. */
            kind: components["schemas"]["PathwayItemKind"];
            /**
             * Format: uuid
             * @description Which one.
             */
            documentId: string;
            /** @description Its title. */
            title: string;
            /** @description It has to be done. */
            required: boolean;
            /** @description It is there now; what is hidden is passed over. */
            isAvailable: boolean;
            /** @description Completed, or let off. */
            isDone: boolean;
            /** @description Something before it is not done yet. */
            isLocked: boolean;
            /** @description What has to be done first, in order; only while it is locked. */
            waitsFor: string[];
            /**
             * Format: date-time
             * @description When it was completed.
             */
            completedAt?: string | null;
            /**
             * Format: date-time
             * @description When they were let off it.
             */
            waivedAt?: string | null;
            /** @description Why they were. */
            waiveReason?: string | null;
            /**
             * Format: uuid
             * @description What the player of a course is opened with.
             */
            assignmentId?: string | null;
            /**
             * Format: int32
             * @description How far the course is.
             */
            progress?: number | null;
        };
        /** @description Somebody of the team who has a pathway, and how far they are. */
        PathwayLearner: {
            /**
             * Format: uuid
             * @description Their record.
             */
            id: string;
            /**
             * Format: uuid
             * @description The person.
             */
            userId: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description Email address. */
            email?: string | null;
            /** @description Picture. */
            avatar?: string | null;
            /** @description How far. */
            status: components["schemas"]["PathwayProgressStatus"];
            /**
             * Format: int32
             * @description 0 to 100.
             */
            progress: number;
            /** @description It may be left undone. */
            isOptional: boolean;
            /** @description What they have to do next. */
            next?: string | null;
            /**
             * Format: date-time
             * @description When it was given.
             */
            permittedAt: string;
            /**
             * Format: date-time
             * @description When they began it.
             */
            startedAt?: string | null;
            /**
             * Format: date-time
             * @description When they completed it.
             */
            completedAt?: string | null;
            /**
             * Format: date-time
             * @description Last change.
             */
            updatedAt: string;
        };
        /** @description Something that may be put on a pathway. */
        PathwayMaterial: {
            /** @description What it is. */
            kind: components["schemas"]["PathwayItemKind"];
            /**
             * Format: uuid
             * @description Which one.
             */
            documentId: string;
            /** @description Its title. */
            title: string;
            /** @description Its state, in its own words. */
            status: string;
            /** @description People have it now; what is hidden is passed over. */
            isAvailable: boolean;
        };
        /**
         * @description In which order its items are done.
         * @enum {string}
         */
        PathwayMode: "learnersChoice" | "sequenced";
        /**
         * @description What is to become of a pathway.
         * @enum {string}
         */
        PathwayMove: "publish" | "unpublish" | "archive" | "restore";
        /** @description How far a pathway's people are, together. */
        PathwayProgress: {
            /**
             * Format: int64
             * @description All of the team who have it.
             */
            total: number;
            /**
             * Format: int64
             * @description Who has begun nothing.
             */
            notstarted: number;
            /**
             * Format: int64
             * @description Who is under way.
             */
            inprogress: number;
            /**
             * Format: int64
             * @description Who is done.
             */
            completed: number;
            /**
             * Format: double
             * @description Mean progress in percent.
             */
            average: number;
        };
        /**
         * @description How far somebody is on a pathway.
         * @enum {string}
         */
        PathwayProgressStatus: "notstarted" | "inprogress" | "completed";
        /** @description A pathway that was left as it is. */
        PathwayRefused: {
            /**
             * Format: uuid
             * @description The pathway.
             */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description A word for programs; stable. */
            code: string;
            /** @description A sentence for people. */
            message: string;
        };
        /** @description A pathway in the list. */
        PathwayRow: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description Its name in addresses. */
            handle: string;
            /** @description Address of its picture. */
            imageUrl?: string | null;
            /** @description Its state. */
            status: components["schemas"]["CourseStatus"];
            /** @description In which order its items are done. */
            mode: components["schemas"]["PathwayMode"];
            /** @description One word to find it by. */
            category: string;
            /** @description More words to find it by. */
            tags: string[];
            /**
             * Format: int64
             * @description So much lies on it.
             */
            items: number;
            /**
             * Format: int64
             * @description So many people have it now.
             */
            people: number;
            /**
             * Format: int64
             * @description So many of them have completed it.
             */
            completed: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            changedAt: string;
        };
        /** @description A pathway after a step, and what the step came to. */
        PathwayStepped: {
            pathway: components["schemas"]["Pathway"];
            /** @description People who have it now and had it not. */
            added: number;
            /** @description The step is for more people than a request holds and goes on as a job: so many are looked at. */
            inProgress?: number | null;
        };
        /** @description Categories and tags in use. */
        PathwayWords: {
            categories: string[];
            tags: string[];
        };
        /** @description What became of the pathways. */
        PathwaysMoved: {
            /** @description Those that moved. */
            changed: string[];
            /** @description Those that cannot make this move, each with the reason. */
            refused: components["schemas"]["PathwayRefused"][];
        };
        /** @description What the publish dialog shows. */
        Pending: {
            /** @description Nothing was ever published. */
            first: boolean;
            /** @description Against the live version; empty for the first. */
            changes: components["schemas"]["Changes"];
            /** @description Whom it touches. */
            learners: components["schemas"]["Learners"];
        };
        /** @description Which people. */
        PeopleFilter: {
            /** @description Part of a name, e-mail, username or employee id. */
            search?: string | null;
            status?: components["schemas"]["PersonStatus"] | null;
            role?: components["schemas"]["Role"] | null;
            invitation?: components["schemas"]["Invitation"] | null;
            /** @description Values in described fields, all of which somebody has: one `key=value` a line. */
            having?: string | null;
            /** @description Described fields that come along, by their keys with full stops between them. */
            fields?: string | null;
            /** @description `name`, `status`, `role`, `created` or `lastSeen`; with a minus before it downwards. */
            sort?: string | null;
        };
        /** @description A rule: who is given what. */
        Permission: {
            /**
             * Format: uuid
             * @description The rule.
             */
            id: string;
            /**
             * Format: uuid
             * @description What it gives.
             */
            documentId: string;
            /** @description Its title. */
            documentTitle: string;
            /** @description Its state: only a published one is given. */
            documentStatus: string;
            /** @description Its type. */
            type: components["schemas"]["DocumentType"];
            /** @description The rule's own title. */
            title: string;
            /** @description In force or put away. */
            status: components["schemas"]["PermissionStatus"];
            /** @description AND across categories, OR inside a list. */
            rule: {
                [key: string]: string[];
            };
            /** @description The names of the people in the rule who are in this team. */
            names: components["schemas"]["NamedPerson"][];
            /** @description This team looks after the document: its admins change the rule. */
            canChange: boolean;
            /** @description It offers: people may take what it gives, and nobody is given it. */
            isOptional: boolean;
            due?: components["schemas"]["DueRule"] | null;
            /**
             * Format: int32
             * @description Counts every change; a change must name the latest.
             */
            revision: number;
            /**
             * Format: int64
             * @description How many people hold the document by it now; of one that offers, how many took the document.
             */
            people: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
        };
        /** @description What a rule said from one moment on. */
        PermissionChange: {
            /**
             * Format: int32
             * @description The rule's revision from then on.
             */
            revision: number;
            /**
             * Format: date-time
             * @description When.
             */
            changedAt: string;
            /** @description By whom, as they are called now. */
            changedBy?: string | null;
            /** @description The rule's title. */
            title: string;
            /** @description In force or put away. */
            status: components["schemas"]["PermissionStatus"];
            /** @description Whom it named. */
            rule: {
                [key: string]: string[];
            };
            /** @description The names of the people in it who are in this team. */
            names: components["schemas"]["NamedPerson"][];
            /** @description It offered. */
            isOptional: boolean;
            due?: components["schemas"]["DueRule"] | null;
        };
        /**
         * @description In force or put away.
         * @enum {string}
         */
        PermissionStatus: "active" | "archived";
        /** @description In force or put away. */
        PermissionStatusBody: {
            /** @description The state to be in. */
            status: components["schemas"]["PermissionStatus"];
        };
        /** @description What the asking admin may do with this person. */
        PersonCan: {
            /** @description Profile, managers. */
            edit: boolean;
            /** @description Roles. */
            changeRoles: boolean;
            /** @description State. */
            changeStatus: boolean;
            /** @description Mail an invitation. */
            invite: boolean;
        };
        /** @description One person's page. */
        PersonDetail: {
            /**
             * Format: uuid
             * @description The user's id.
             */
            id: string;
            /** @description What the membership says. */
            profile: components["schemas"]["Profile"];
            /** @description A picture. */
            avatar?: string | null;
            /** @description The state. */
            status: components["schemas"]["PersonStatus"];
            /** @description The held roles. */
            roles: components["schemas"]["Role"][];
            /** @description Those who manage the person. */
            managers: components["schemas"]["NamedPerson"][];
            /** @description Those whom fields of people name. */
            named: components["schemas"]["NamedPerson"][];
            /**
             * Format: date
             * @description The day the employment ended.
             */
            terminationDate?: string | null;
            /**
             * Format: int64
             * @description Reward points.
             */
            rewardPointsCount: number;
            /** @description Invited, joined or neither. */
            invitation: components["schemas"]["Invitation"];
            /**
             * Format: date-time
             * @description When an invitation was last sent.
             */
            invitedAt?: string | null;
            /**
             * Format: date-time
             * @description First signed in.
             */
            joinedAt?: string | null;
            /**
             * Format: date-time
             * @description Last seen in this team.
             */
            lastSeenAt?: string | null;
            presence?: components["schemas"]["Presence"] | null;
            /**
             * Format: date-time
             * @description A member since.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last changed.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description Counts every edit; goes back with the next one.
             */
            revision: number;
            /** @description What may be done. */
            can: components["schemas"]["PersonCan"];
        };
        /** @description An edit of a profile. */
        PersonPatch: {
            /**
             * Format: int32
             * @description The revision that was on the screen.
             */
            revision: number;
            /** @description The new values. */
            profile: components["schemas"]["ProfileValues"];
        };
        /** @description One line of the list. */
        PersonRow: {
            /**
             * Format: uuid
             * @description The user's id.
             */
            id: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description The membership's address. */
            email?: string | null;
            /** @description The login name. */
            username?: string | null;
            /** @description The organisation's own number. */
            employeeId: string;
            /** @description A picture. */
            avatar?: string | null;
            /** @description The state. */
            status: components["schemas"]["PersonStatus"];
            /** @description The highest held role. */
            role: components["schemas"]["Role"];
            /** @description All held roles. */
            roles: components["schemas"]["Role"][];
            /** @description What the person does. */
            position?: string | null;
            /** @description The first list of places. */
            loc1: string[];
            /** @description What they have in the described fields that were asked for, by key; people by their names. */
            fields: components["schemas"]["BTreeMap"];
            /**
             * Format: int64
             * @description Reward points.
             */
            rewardPointsCount: number;
            /** @description Invited, joined or neither. */
            invitation: components["schemas"]["Invitation"];
            /**
             * Format: date-time
             * @description Last seen in this team.
             */
            lastSeenAt?: string | null;
            /** @description Has the product open now. */
            online: boolean;
            /**
             * Format: date-time
             * @description A member since.
             */
            createdAt: string;
        };
        /**
         * @description The states of a membership: eight of employment, and `archived`.
         * @enum {string}
         */
        PersonStatus: "active" | "inactive" | "maternity leave" | "paternity leave" | "sick leave" | "compassionate leave" | "leave without pay" | "terminated" | "archived";
        /** @description People and the state they are to have. */
        PersonStatusBody: {
            /** @description Their user ids, at most 500. */
            ids: string[];
            /** @description The state. */
            status: components["schemas"]["PersonStatus"];
        };
        /** @description A form with a picture: PNG, JPEG, WebP or GIF, at most 10 MB and 40 megapixels. The square in its middle is kept. */
        PictureForm: {
            /** Format: binary */
            file: string;
        };
        /** @description The picture of a person. */
        Pictured: {
            /** @description Where it is, for some hours; nothing: there is none. */
            avatar?: string | null;
        };
        /** @description Everything the player shows. */
        Player: {
            /**
             * Format: uuid
             * @description The assignment; in an admin's preview the course itself.
             */
            id: string;
            /** @description A preview: nothing that is done here is kept. */
            preview: boolean;
            /** @description The course. */
            course: components["schemas"]["PlayerCourse"];
            /** @description How far. */
            status: components["schemas"]["LearningStatus"];
            /**
             * Format: int32
             * @description 0 to 100.
             */
            progress: number;
            /** @description The course may be left undone. */
            isOptional: boolean;
            /**
             * Format: date-time
             * @description To be completed by then.
             */
            dueAt?: string | null;
            /**
             * Format: date-time
             * @description It begins again then.
             */
            resetAt?: string | null;
            /**
             * Format: date-time
             * @description Opens then.
             */
            availabilityFrom?: string | null;
            /**
             * Format: date-time
             * @description Closes then.
             */
            availabilityUntil?: string | null;
            /**
             * Format: date-time
             * @description First opened.
             */
            startedAt?: string | null;
            /**
             * Format: date-time
             * @description Completed.
             */
            completedAt?: string | null;
            /**
             * Format: uuid
             * @description Where the learner stopped.
             */
            lastActivityId?: string | null;
            /** @description In order. */
            sections: components["schemas"]["PlayerSection"][];
        };
        /** @description One activity with what the learner has done of it. */
        PlayerActivity: {
            /**
             * Format: uuid
             * @description The activity, the same from version to version.
             */
            id: string;
            /** @description page, video, document, link, checklist, form, event, assignment or quiz. */
            type: string;
            /** @description Its title. */
            title: string;
            /** @description Needed to complete the course. */
            required: boolean;
            /** @description Not open yet: something before it is to be done first, or the course is closed. */
            locked: boolean;
            /** @description How far. */
            status: components["schemas"]["LearningStatus"];
            /**
             * Format: int32
             * @description 0 to 100.
             */
            progress: number;
            /** @description When it counts as completed. */
            completion: components["schemas"]["Completion"];
            /** @description By type; files with their addresses. Absent while it is locked. */
            content?: unknown;
            /** @description Where to go on. */
            resume: components["schemas"]["Resume"];
            /** @description Stretches of a video that were watched, in seconds. */
            watched: [
                number,
                number
            ][];
            /**
             * Format: int64
             * @description Time spent on it.
             */
            spentSeconds: number;
            /**
             * Format: int64
             * @description So long it takes at least until it can be completed by reading it to its end.
             */
            readyInSeconds: number;
            /**
             * Format: int32
             * @description How long it takes, in minutes, as its author estimates it.
             */
            minutes?: number | null;
            /**
             * Format: date-time
             * @description When it was completed.
             */
            completedAt?: string | null;
        };
        /** @description What the course is, in the version that this learner has. */
        PlayerCourse: {
            /**
             * Format: uuid
             * @description The course.
             */
            id: string;
            /**
             * Format: int32
             * @description The version that is shown.
             */
            version: number;
            /** @description Its title. */
            title: string;
            /** @description What it is about. */
            description: string;
            /** @description Its picture. */
            imageUrl?: string | null;
            /** @description One word to find it by. */
            category: string;
            /** @description More words to find it by. */
            tags: string[];
            /** @description Activities open one after the other. */
            sequential: boolean;
            /** @description It is a bundle: its activities are done in any order. */
            isBundle: boolean;
            /** @description Whoever completes it is given a certificate. */
            certificate: boolean;
        };
        /** @description A section with its activities in order. */
        PlayerSection: {
            /**
             * Format: uuid
             * @description The section.
             */
            id: string;
            /** @description Its title. */
            title: string;
            /** @description In order. */
            activities: components["schemas"]["PlayerActivity"][];
        };
        /** @description One's own preferences. */
        Preferences: {
            /** @description Navigation items in the toolbar. */
            shortcuts: string[];
            /** @description Layout settings. */
            settings: Record<string, never>;
        };
        /** @description Whether somebody has the product open, and where (specification, section 3). */
        Presence: {
            /** @description `online` or `offline`. */
            state: string;
            /** @description The team at whose host they are. */
            currentTeam?: string | null;
            /** @description The membership they are there with. */
            currentUserTeam?: string | null;
            /** @description `dashboard`, `chat`, `mycourses`, `home`, `admincourses`, `feed` or `unknown`. */
            currentFeature?: string | null;
            /** @description `desktop`, `mobile` or `tablet`. */
            deviceType?: string | null;
            /** @description Who made a hand-held device. */
            mobileVendor?: string | null;
            /** @description What it is called. */
            mobileModel?: string | null;
            /** @description The browser. */
            browserName?: string | null;
            /** @description Its version. */
            browserVersion?: string | null;
            /** @description The system. */
            osName?: string | null;
            /** @description Its version. */
            osVersion?: string | null;
            /**
             * Format: date-time
             * @description When they came or went.
             */
            lastChanged: string;
        };
        /** @description What saving a rule would come to, in the whole tenant. */
        Preview: {
            /**
             * Format: int64
             * @description How many people the rule names.
             */
            matching: number;
            /**
             * Format: int64
             * @description How many would have the document and have it not.
             */
            added: number;
            /**
             * Format: int64
             * @description How many would lose it.
             */
            removed: number;
            /** @description The first fifty of each. */
            people: components["schemas"]["Samples"];
        };
        /** @description A rule to be tried out. */
        PreviewBody: {
            /** @description What it gives. */
            type: components["schemas"]["DocumentType"];
            /**
             * Format: uuid
             * @description Which one.
             */
            documentId: string;
            /**
             * Format: uuid
             * @description The rule that it would replace.
             */
            permissionId?: string | null;
            /** @description Category → values. Left out: what it comes to when the rule that is named is archived. */
            rule?: {
                [key: string]: string[];
            } | null;
            /** @description It would only offer: nobody is given anything by it. */
            isOptional?: boolean;
        };
        /** @description The body of every refusal. */
        Problem: {
            /** @description Names the kind of problem; stable. */
            type: string;
            /** @description The kind in words; stable. */
            title: string;
            /**
             * Format: int32
             * @description The HTTP status.
             */
            status: number;
            /** @description A word for programs; stable. */
            code: string;
            /** @description A sentence for people. */
            detail: string;
            /** @description What is wrong with which field. */
            errors?: components["schemas"]["FieldError"][];
            /** @description The request's id, to quote to the support. */
            requestId?: string;
        };
        /** @description What a membership says about a person. Lists hold no value twice, whatever its capitals. */
        Profile: {
            firstName: string;
            lastName: string;
            email?: string | null;
            username?: string | null;
            employeeId: string;
            phone?: string | null;
            /** Format: date */
            dob?: string | null;
            position?: string | null;
            tags: string[];
            loc1: string[];
            loc2: string[];
            loc3: string[];
            loc4: string[];
            loc5: string[];
            loc6: string[];
            div1: string[];
            div2: string[];
            div3: string[];
            div4: string[];
            div5: string[];
            div6: string[];
            custom1: string[];
            custom2: string[];
            custom3: string[];
            custom4: string[];
            custom5: string[];
            custom6: string[];
            /** @description Further fields of this organisation. */
            fields: {
                [key: string]: string[];
            };
        };
        /**
         * @description What a person may do with a field of their own page.
         * @enum {string}
         */
        ProfileAccess: "hidden" | "shown" | "editable";
        /**
         * @description A field that everybody has.
         * @enum {string}
         */
        ProfileField: "firstName" | "lastName" | "email" | "username" | "employeeId" | "phone" | "dob" | "position" | "tags" | "managers" | "terminationDate";
        /** @description A field with what holds for it. */
        ProfileRule: {
            /** @description The field. */
            field: components["schemas"]["ProfileField"];
            /** @description What a person may do with it. */
            access: components["schemas"]["ProfileAccess"];
            /** @description Whether whoever changes it may not empty it. */
            required?: boolean;
        };
        /** @description A field that everybody has, as it is settled. */
        ProfileSetting: components["schemas"]["ProfileRule"] & {
            /** @description What can be settled. */
            choices: components["schemas"]["ProfileAccess"][];
        };
        /** @description What the organisation's people may do with the fields that everybody has. */
        ProfileSettings: {
            /** @description All of them, in the order of the page. */
            fields: components["schemas"]["ProfileSetting"][];
            /**
             * Format: int32
             * @description To be sent with a change.
             */
            revision: number;
        };
        /** @description What is to be different. */
        ProfileSettingsChange: {
            /** @description Fields; those that are not named stay. */
            fields?: components["schemas"]["ProfileRule"][];
            /**
             * Format: int32
             * @description The revision that was looked at: an older one is refused with 409.
             */
            revision: number;
        };
        /** @description Values of a profile; what is left out is not touched, an empty text clears. */
        ProfileValues: {
            /** @default null */
            firstName?: string | null;
            /** @default null */
            lastName?: string | null;
            /** @default null */
            email?: string | null;
            /** @default null */
            username?: string | null;
            /** @default null */
            employeeId?: string | null;
            /** @default null */
            phone?: string | null;
            /**
             * @description YYYY-MM-DD.
             * @default null
             */
            dob?: string | null;
            /** @default null */
            position?: string | null;
            /**
             * @description The lists: tags, loc1 to loc6, div1 to div6, custom1 to custom6.
             * @default {}
             */
            lists?: {
                [key: string]: string[];
            };
            /**
             * @description Further fields of this organisation.
             * @default {}
             */
            fields?: {
                [key: string]: string[];
            };
        };
        /** @description What proves that it is the person who asks: one of these. */
        Proof: {
            /**
             * @description The password.
             * @default null
             */
            password?: string | null;
            /**
             * @description Six digits of the authenticator app.
             * @default null
             */
            code?: string | null;
            /**
             * @description What a passkey was asked with, or what came back from a provider: for whoever has no password.
             * @default null
             */
            challenge?: string | null;
            /** @description `credential.toJSON()` of what the browser got for that challenge. */
            passkey?: Record<string, never> | null;
        };
        /** @description A way to sign in, as an admin enters it. */
        ProviderChange: {
            /** @description Absent for a new one. */
            id?: string | null;
            /** @description email, oidc, okta, microsoft, google or facebook. */
            kind: string;
            /** @description What its button says. */
            name: string;
            /** @description `#rrggbb` */
            color?: string | null;
            /** @description The issuer, letter by letter; Google and Facebook need none. */
            baseUrl?: string | null;
            /** @description Who we are there. */
            clientId?: string | null;
            /** @description Our secret there. Absent or empty: it stays as it is, as long as kind, address and client id do. */
            clientSecret?: string | null;
            /** @description What is asked for beyond the usual. */
            scopes?: string[] | null;
            /** @description Whether somebody unknown becomes a person of the team. */
            createPeople?: boolean;
        };
        /**
         * @description What a way to sign in is.
         * @enum {string}
         */
        ProviderKind: "email" | "oidc" | "okta" | "microsoft" | "google" | "facebook";
        /** @description A user as the identity provider's user API shows one. */
        ProviderUser: {
            /**
             * Format: uuid
             * @description The subject.
             */
            user_id: string;
            /** @description First and last name. */
            name: string;
            /** @description What the user chose. */
            user_metadata: components["schemas"]["Preferences"];
        };
        /** @description What may be changed of it. */
        ProviderUserPatch: {
            /** @description Shortcuts and settings; whatever else is sent is dropped. */
            user_metadata?: components["schemas"]["Choice"];
        };
        /** @description The draft that was looked at. */
        PublishHome: {
            kind?: components["schemas"]["HomeKind"];
            /**
             * Format: int32
             * @description The one that was looked at.
             */
            revision: number;
        };
        /** @description A version, as it was published. */
        PublishedForm: {
            /** Format: int32 */
            version: number;
            title: string;
            description: string;
            content: components["schemas"]["FormContent"];
            settings: components["schemas"]["FormSettings"];
        };
        /** @description How to publish. */
        Publishing: {
            /**
             * @description What becomes of people who started an older version.
             * @default keep
             */
            learners?: components["schemas"]["LearnersMode"];
            /**
             * Format: int32
             * @description The draft that was looked at; left out: whatever the draft is.
             * @default null
             */
            revision?: number | null;
        };
        /** @description What a question was answered. */
        QuestionFigures: {
            field: components["schemas"]["FormField"];
            counts: components["schemas"]["AnswerCount"][];
            /**
             * Format: int64
             * @description How many answered it.
             */
            answered: number;
            /**
             * Format: int64
             * @description How many of those who have not submitted stopped after it.
             */
            stopped: number;
            /** @description At most 50 that were written. */
            texts: string[];
            /** @description The words in them, the most frequent first. */
            words: components["schemas"]["FormWordCount"][];
            /**
             * Format: double
             * @description How much of its points people reach, from 0 to 1, where it has some.
             */
            difficulty?: number | null;
            /**
             * Format: double
             * @description How far whoever is good at it is good at the rest, from -1 to 1.
             */
            discrimination?: number | null;
        };
        /**
         * @description What a question asks for.
         * @enum {string}
         */
        QuestionKind: "single" | "multiple" | "ordering" | "matching" | "gap" | "numeric";
        /** @description What first attempts say of a question. */
        QuestionStatistics: {
            /** Format: uuid */
            id: string;
            text: string;
            /**
             * Format: int64
             * @description How often it was asked.
             */
            attempts: number;
            /**
             * Format: double
             * @description The share that was right: near 1 it is easy.
             */
            difficulty?: number | null;
            /**
             * Format: double
             * @description Whether those who know the rest know it, too, from -1 to 1: below 0.2 it tells little.
             */
            discrimination?: number | null;
        };
        /** @description What the quick panel shows. */
        QuickPanel: {
            /** @description My events that are not over, the next first. */
            events: components["schemas"]["CalendarEntry"][];
            /** @description One's own, the newest first; none while one acts as somebody else. */
            notes: components["schemas"]["QuickPanelItem"][];
        };
        /** @description A line of the quick panel. */
        QuickPanelItem: {
            /**
             * Format: uuid
             * @description Of the note.
             */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description What else stands in it, in short. */
            detail: string;
        };
        /** @description Hours in which nothing is mailed; they may go over midnight. */
        Quiet: {
            /** @description They begin, `HH:MM`. */
            from: string;
            /** @description They end, `HH:MM`. */
            until: string;
        };
        /** @description What was answered. */
        QuizAnswers: {
            /** @description By question; those of other questions stay. */
            answers: Record<string, never>;
        };
        /** @description An attempt. */
        QuizAttempt: {
            /** Format: uuid */
            id: string;
            /** Format: int32 */
            number: number;
            isOpen: boolean;
            /** @description What it asks, in its order. */
            paper: components["schemas"]["AskedQuestion"][];
            /** @description By question, as they were given. */
            answers: Record<string, never>;
            /** Format: date-time */
            startedAt: string;
            /**
             * Format: date-time
             * @description By then it is submitted, with what is saved.
             */
            deadlineAt?: string | null;
            /**
             * Format: date-time
             * @description The server's clock, by which the time is counted.
             */
            now: string;
            /** Format: date-time */
            submittedAt?: string | null;
            /** @description The time was over, and what was saved was submitted. */
            timedOut: boolean;
            /** Format: double */
            percent?: number | null;
            /** Format: int32 */
            pass?: number | null;
            /** @description What was right, where that may be seen. */
            review?: components["schemas"]["ReviewedQuestion"][] | null;
        };
        /** @description An attempt in the list of mine. */
        QuizAttemptRow: {
            /** Format: uuid */
            id: string;
            /** Format: int32 */
            number: number;
            /** @description Still under way. */
            isOpen: boolean;
            /** Format: double */
            percent?: number | null;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            submittedAt?: string | null;
        };
        /** @description A quiz. */
        QuizContent: {
            /**
             * @description All there are.
             * @default []
             */
            questions?: components["schemas"]["QuizQuestion"][];
            /**
             * Format: int32
             * @description How many of them are drawn by chance for an attempt; nothing: all.
             * @default null
             */
            draw?: number | null;
            /**
             * @description Their order is drawn by chance.
             * @default false
             */
            shuffle?: boolean;
            /**
             * Format: int32
             * @description How often it may be tried; 0: as often as one likes.
             * @default 0
             */
            attempts?: number;
            /**
             * Format: int32
             * @description For so long, by the server's clock; nothing: as long as one likes.
             * @default null
             */
            minutes?: number | null;
            /**
             * @description When learners see what was right.
             * @default submitted
             */
            review?: components["schemas"]["QuizReview"];
        };
        /** @description One thing to choose, to order, or to find the match of. */
        QuizOption: {
            /**
             * Format: uuid
             * @description The same from version to version.
             */
            id: string;
            /** @description What it says. */
            text: string;
            /** @description Of choices: it is right. */
            right?: boolean;
            /**
             * Format: uuid
             * @description Of matching: what belongs to it, under an id of its own, so that the two do not give each other away.
             */
            matchId?: string | null;
            /** @description Of matching: what belongs to it. */
            matchText?: string;
        };
        /** @description A question. */
        QuizQuestion: {
            /**
             * Format: uuid
             * @description The same from version to version.
             */
            id: string;
            /** @description What it asks for. */
            kind: components["schemas"]["QuestionKind"];
            /** @description What it says. */
            text: string;
            /** @description Of choices, ordering (in the right order) and matching. */
            options?: components["schemas"]["QuizOption"][];
            /** @description Of gaps: for each of them what is right, in any case of letters. */
            gaps?: string[][];
            /**
             * Format: double
             * @description Of numbers: what is right.
             */
            number?: number | null;
            /**
             * Format: double
             * @description Of numbers: how far off is still right.
             */
            tolerance?: number;
            /**
             * Format: double
             * @description What it is worth.
             */
            points?: number;
            /** @description What is said when it is reviewed. */
            feedback?: string;
        };
        /**
         * @description When learners see what was right.
         * @enum {string}
         */
        QuizReview: "never" | "submitted" | "done";
        /** @description A quiz before and between attempts. */
        QuizState: {
            /** @description How many questions one attempt asks. */
            questions: number;
            /** Format: int32 */
            minutes?: number | null;
            /**
             * Format: int32
             * @description How often it may be tried; 0: as often as one likes.
             */
            attempts: number;
            /**
             * Format: int32
             * @description What is to be reached, of a hundred.
             */
            pass?: number | null;
            /** @description The latest first. */
            tried: components["schemas"]["QuizAttemptRow"][];
            canBegin: boolean;
        };
        /** @description Which are marked as read. */
        ReadAll: {
            /** @default null */
            kind?: components["schemas"]["NotificationKind"] | null;
        };
        /** @description One category of a rule beside one membership. */
        Reason: {
            /** @description The category. */
            category: string;
            /** @description What the rule asks for, in lower case. */
            wanted: string[];
            /** @description What of it the person has. */
            held: string[];
        };
        /** @description An address that is back. */
        RecoveredEmail: {
            /** @description The address to sign in with. */
            email: string;
            /** @description For choosing another password, as a mailed link would bring it. */
            resetCode: string;
        };
        /** @description New recovery codes, shown once. */
        RecoveryCodes: {
            /** @description Each works once. */
            recoveryCodes: string[];
        };
        /** @description A code from a link. */
        Redeem: {
            /** @description As it stands in the link. */
            code: string;
        };
        /** @description When a course begins again for whoever has it. */
        Refresher: {
            /** @enum {string} */
            mode: "none";
        } | {
            /**
             * Format: int32
             * @description 1 to 3,650.
             */
            days: number;
            /** @enum {string} */
            mode: "timeframe";
        } | {
            /** @description `MM-DD`; 29 February is 28 February in a common year. */
            monthDay: string;
            /** @enum {string} */
            mode: "fixedDate";
        };
        /** @description The days on which a course would begin again for an example person. */
        RefresherExample: {
            /** @description The first of them. */
            days: string[];
        };
        /** @description The registration form. */
        Registration: {
            /**
             * @description First name.
             * @default
             */
            firstName?: string;
            /**
             * @description Last name.
             * @default
             */
            lastName?: string;
            /**
             * @description The address to sign in with; blank: one is made.
             * @default
             */
            email?: string;
            /**
             * @description Telephone.
             * @default
             */
            phone?: string;
            /**
             * @description By the tenant's rules.
             * @default
             */
            password?: string;
        };
        /**
         * @description Where a person stands with an event, in the words of the specification.
         * @enum {string}
         */
        RegistrationState: "pending" | "attending" | "attended" | "not attended" | "waiting" | "waiting-cancelled" | "cancelled";
        /** @description Another title for a section. */
        RenameSection: {
            /** Format: int32 */
            revision: number;
            title: string;
        };
        /** @description A whole order. */
        Reorder: {
            /** Format: int32 */
            revision: number;
            sections: components["schemas"]["SectionOrder"][];
        };
        /** @description How an event is repeated. */
        RepeatEvent: {
            /**
             * Format: int32
             * @description The one that was looked at.
             */
            revision: number;
            /** @description Without its name, such as `FREQ=WEEKLY;COUNT=10` (RFC 5545): by days, weeks, months or years, at most 200 dates. */
            rule: string;
            /** @description Dates that are left out, as the clocks at the place show them. */
            exceptions?: string[];
        };
        /** @description What the player says that happened since it last spoke. */
        ReportBody: {
            /**
             * @description It was opened: a page was shown, a link was followed.
             * @default false
             */
            opened?: boolean;
            /**
             * @description The end was reached, and the learner goes on from there.
             * @default false
             */
            finished?: boolean;
            /**
             * Format: double
             * @description Seconds spent since the last report.
             * @default 0
             */
            seconds?: number;
            /**
             * Format: double
             * @description Second of the video.
             * @default null
             */
            position?: number | null;
            /**
             * @description Stretches of the video that were watched, in seconds.
             * @default []
             */
            watched?: [
                number,
                number
            ][];
            /**
             * Format: int32
             * @description Page of the document, from 1.
             * @default null
             */
            page?: number | null;
            /**
             * @description All ticked items, the whole list.
             * @default null
             */
            ticked?: string[] | null;
        };
        /** @description What a report came to. */
        Reported: {
            /** @description The activity. */
            activity: components["schemas"]["ReportedActivity"];
            /** @description The course. */
            course: components["schemas"]["ReportedCourse"];
        };
        /** @description An activity after a report. */
        ReportedActivity: {
            /** @description How far. */
            status: components["schemas"]["LearningStatus"];
            /**
             * Format: int32
             * @description 0 to 100.
             */
            progress: number;
            /** @description Where to go on. */
            resume: components["schemas"]["Resume"];
            /** @description What was credited so far: what is missing here may be reported again. */
            watched: [
                number,
                number
            ][];
            /**
             * Format: int64
             * @description What was credited so far.
             */
            spentSeconds: number;
            /**
             * Format: date-time
             * @description When it was completed.
             */
            completedAt?: string | null;
        };
        /** @description A course after a report. */
        ReportedCourse: {
            /** @description How far. */
            status: components["schemas"]["LearningStatus"];
            /**
             * Format: int32
             * @description 0 to 100.
             */
            progress: number;
            /**
             * Format: date-time
             * @description When it was completed.
             */
            completedAt?: string | null;
        };
        /** @description The form as it was looked at. */
        RescoreForm: {
            /**
             * Format: int32
             * @description Its revision.
             */
            revision: number;
        };
        /** @description What the person reads. */
        ResetRequested: {
            /** @description A sentence. */
            message: string;
        };
        /** @description Whose password is about to be chosen. */
        Resetting: {
            /** @description The address to sign in with. */
            email?: string | null;
            /** @description What the new password must satisfy. */
            passwordRules: components["schemas"]["PasswordRules"];
            /** @description The team's name. */
            teamDisplayName: string;
        };
        /** @description A resource, for admins. */
        Resource: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description Its name in addresses. */
            handle: string;
            /** @description What it is. */
            description: string;
            /** @description One word to find it by. */
            category: string;
            /** @description More words to find it by. */
            tags: string[];
            /** @description Whether people are given it. */
            status: components["schemas"]["ResourceStatus"];
            fileType?: components["schemas"]["ResourceFileType"] | null;
            /** @description All its files, the latest first. */
            versions: components["schemas"]["ResourceVersion"][];
            /**
             * Format: int64
             * @description So many people have it now.
             */
            people: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            changedAt: string;
            /**
             * Format: int32
             * @description The next edit must name this one.
             */
            revision: number;
        };
        /**
         * @description What kind of file it is, as learners look for it.
         * @enum {string}
         */
        ResourceFileType: "csv" | "excel" | "pdf" | "powerpoint" | "word" | "image" | "video";
        /** @description Somebody of the team who has a resource, and what they did with it. */
        ResourceLearner: {
            /**
             * Format: uuid
             * @description Their record.
             */
            id: string;
            /**
             * Format: uuid
             * @description The person.
             */
            userId: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description E-mail address. */
            email?: string | null;
            /** @description Picture. */
            avatar?: string | null;
            /** @description It may be left unopened. */
            isOptional: boolean;
            /**
             * Format: date-time
             * @description When it was given.
             */
            permittedAt: string;
            /**
             * Format: date-time
             * @description First opened.
             */
            openedAt?: string | null;
            /**
             * Format: int32
             * @description The latest version that they saw.
             */
            seenVersion?: number | null;
            /**
             * Format: date-time
             * @description First downloaded.
             */
            downloadedAt?: string | null;
        };
        /** @description What I did with it. */
        ResourceOpened: {
            /**
             * @description I took it away, too.
             * @default false
             */
            downloaded?: boolean;
        };
        /** @description A resource in the list. */
        ResourceRow: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description Its name in addresses. */
            handle: string;
            /** @description Whether people are given it. */
            status: components["schemas"]["ResourceStatus"];
            /** @description One word to find it by. */
            category: string;
            /** @description More words to find it by. */
            tags: string[];
            fileType?: components["schemas"]["ResourceFileType"] | null;
            /**
             * Format: int64
             * @description So many people have it now.
             */
            people: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            changedAt: string;
        };
        /**
         * @description Whether people are given it.
         * @enum {string}
         */
        ResourceStatus: "draft" | "published" | "archived";
        /** @description The state to be in. */
        ResourceStatusBody: {
            /**
             * Format: int32
             * @description The one that was looked at.
             */
            revision: number;
            /** @description The state to be in. */
            status: components["schemas"]["ResourceStatus"];
        };
        /** @description A file that a resource had. */
        ResourceVersion: {
            /**
             * Format: int32
             * @description Counted from 1.
             */
            version: number;
            /** @description The file. */
            file: components["schemas"]["FileView"];
            /**
             * Format: date-time
             * @description When it was put there.
             */
            createdAt: string;
            /** @description By whom. */
            createdBy: string;
        };
        /** @description Categories and tags in use. */
        ResourceWords: {
            categories: string[];
            tags: string[];
        };
        /** @description The draft that is given up for it. */
        RestoreHome: {
            /**
             * Format: int32
             * @description The one that was looked at.
             */
            revision: number;
        };
        /** @description Where to go on in an activity, on any device. */
        Resume: {
            /**
             * Format: double
             * @description Second of the video.
             * @default null
             */
            position?: number | null;
            /**
             * Format: int32
             * @description Page of the document, from 1.
             * @default null
             */
            page?: number | null;
            /**
             * @description Ticked items of the checklist (`done` where the activity itself is ticked).
             * @default []
             */
            ticked?: string[];
        };
        /** @description A question as it is reviewed. */
        ReviewedQuestion: {
            /** @description With what is right. */
            question: components["schemas"]["QuizQuestion"];
            /**
             * Format: double
             * @description How much of the answer is right, from 0 to 1.
             */
            grade: number;
        };
        /**
         * @description What a membership may hold.
         * @enum {string}
         */
        Role: "learner" | "manager" | "admin" | "superadmin" | "staff" | "user";
        /** @description The roles that a person is to hold. */
        RolesBody: {
            /**
             * Format: int32
             * @description The revision that was on the screen.
             */
            revision: number;
            /** @description All of them. */
            roles: components["schemas"]["Role"][];
        };
        /** @description The code to be shown in the room. */
        RoomCode: {
            /** @description Nothing: there is none. */
            code?: string | null;
        };
        /** @description A line of the rubric. */
        RubricLine: {
            /**
             * Format: uuid
             * @description The same from version to version.
             */
            id: string;
            /** @description What is looked at. */
            text: string;
        };
        /** @description The first fifty of each kind who are in the team. */
        Samples: {
            /** @description Whom the rule names. */
            matching: components["schemas"]["Touched"][];
            /** @description Who would have the document and has it not. */
            added: components["schemas"]["Touched"][];
            /** @description Who would lose it. */
            removed: components["schemas"]["Touched"][];
        };
        /** @description What was answered so far. */
        SaveAnswers: {
            /**
             * Format: int32
             * @description The one it was written on.
             */
            revision: number;
            answers: Record<string, never>;
        };
        /** @description All that was written. */
        SaveBlog: components["schemas"]["BlogContent"] & {
            /**
             * Format: int32
             * @description The one it was written on.
             */
            revision: number;
        };
        /** @description What was written beside the files. */
        SaveCoursework: {
            /**
             * Format: int32
             * @description The one it was written on.
             */
            revision: number;
            /** @description At most 5,000 characters. */
            note: string;
        };
        /** @description A draft whole. */
        SaveDraft: {
            kind?: components["schemas"]["HomeKind"];
            /**
             * Format: int32
             * @description The one it was made on.
             */
            revision: number;
            /** @description In order. */
            widgets: components["schemas"]["Widget"][];
        };
        /** @description All that is written of an event. */
        SaveEvent: components["schemas"]["EventContent"] & {
            /**
             * Format: int32
             * @description The one it was written on.
             */
            revision: number;
        };
        /** @description All that was written. */
        SaveForm: components["schemas"]["FormDraft"] & {
            /**
             * Format: int32
             * @description The one it was written on.
             */
            revision: number;
        };
        /** @description A note whole. */
        SaveNote: {
            /**
             * Format: int32
             * @description The one it was written on; 0: it is a new note.
             */
            revision: number;
            /** @description Its first line; may be empty. */
            title: string;
            /** @description Its text; may be empty. */
            description: string;
            /** @description In order. */
            checklist: components["schemas"]["CheckItem"][];
            /** @description Ids of one's own labels; one that is gone meanwhile is left out. */
            labels: string[];
            /** @description Out of the way. */
            archive: boolean;
            /**
             * Format: date-time
             * @description When one wants to be reminded; one that has passed reminds at once.
             */
            reminder?: string | null;
        };
        /** @description All that was written. */
        SavePackage: components["schemas"]["PackageDraft"] & {
            /**
             * Format: int32
             * @description The one it was written on.
             */
            revision: number;
        };
        /** @description All that was written. */
        SavePathway: components["schemas"]["PathwayDraft"] & {
            /**
             * Format: int32
             * @description The one it was written on.
             */
            revision: number;
        };
        /** @description What is written of some dates of a series. */
        SaveSeries: components["schemas"]["EventContent"] & {
            /** @description Which. */
            scope: components["schemas"]["SeriesScope"];
            /**
             * Format: int32
             * @description The one it was written on.
             */
            revision: number;
        };
        /** @description A rule after a change, and what the change came to. */
        Saved: {
            /** @description The rule. */
            permission: components["schemas"]["Permission"];
            /** @description People who have the document now and had it not. */
            added: number;
            /** @description People who have it no longer. */
            removed: number;
            /** @description The change is for more people than a request holds and goes on as a job of the document: so many are looked at. */
            inProgress?: number | null;
        };
        /** @description What answers the second step: one of the three. */
        SecondFactor: {
            /** @description As the first step gave it. */
            challenge: string;
            /** @description Six digits. */
            code?: string | null;
            /** @description One of the codes that were given out once. */
            recoveryCode?: string | null;
            /** @description `credential.toJSON()` of what the browser got. */
            passkey?: Record<string, never> | null;
        };
        /** @description What a page has to ask before somebody is let in. */
        SecondStep: {
            /** @description To be sent with the answer; works for five minutes. */
            challenge: string;
            /** @description What would answer it here. */
            methods: components["schemas"]["Method"][];
            /** @description The person's role needs a second factor, and there is none yet: set one up first. */
            mustEnrol: boolean;
            /** @description Hosts at which the person has passkeys that do not work here. */
            elsewhere?: string[];
        };
        /** @description A whole order: the sections from top to bottom, each with its activities from top to bottom. */
        SectionOrder: {
            /**
             * Format: uuid
             * @description The section.
             */
            id: string;
            /** @description Its activities. */
            activities: string[];
        };
        /** @description A section with its activities in order. */
        SectionView: {
            /**
             * Format: uuid
             * @description The section.
             */
            id: string;
            /** @description Its title. */
            title: string;
            /** @description In order. */
            activities: components["schemas"]["ActivityView"][];
        };
        /** @description How one signs in. */
        Security: {
            /** @description Whether there is a password. */
            hasPassword: boolean;
            /** @description The address to sign in with. */
            email?: string | null;
            /** @description Whether it is proved. */
            emailVerified: boolean;
            /**
             * Format: date-time
             * @description Since when an authenticator app works.
             */
            totpSince?: string | null;
            /**
             * Format: int64
             * @description Unused recovery codes.
             */
            recoveryCodesLeft: number;
            /** @description Passkeys, the oldest first. */
            passkeys: components["schemas"]["OwnPasskey"][];
            /** @description Who one is at this organisation's providers. */
            linked: components["schemas"]["Linked"][];
            /** @description Whether one's role needs a second factor here. */
            secondFactorRequired: boolean;
        };
        /**
         * @description The words of a mail. `from, bcc, logo, heroImage, userEmail, firstName, lastName, emailEventAction`, the colours and
         *     `token` are taken and not used.
         */
        SendGenericEmail: {
            /**
             * @description Members of the team.
             * @default []
             */
            to?: string[];
            /**
             * @description The subject line.
             * @default
             */
            subject?: string;
            /**
             * @description The text.
             * @default
             */
            text?: string;
            /**
             * @description The first line.
             * @default
             */
            headlineMessage?: string;
            /**
             * @description How it begins.
             * @default
             */
            salutation?: string;
            /**
             * @description What the button does.
             * @default
             */
            callToActionText?: string;
            /**
             * @description Where it leads, at the team's own host.
             * @default
             */
            callToActionLink?: string;
            /**
             * @description Instead of it.
             * @default
             */
            platformLink?: string;
            /**
             * @description Below the text.
             * @default
             */
            signoffText?: string;
            /**
             * @description Below that.
             * @default
             */
            footerText?: string;
            /**
             * @description Why the person gets it.
             * @default
             */
            emailReason?: string;
        };
        /** @description Of `email, redirectUrl, domain, logo, teamDisplayName, primaryColor, supportEmail` the first. */
        SendPasswordResetLink: {
            /** @description The account's address. */
            email: string;
        };
        /** @description Of `to, firstName, lastName, teamId, token`; the token is the request's own. */
        SendRegistrationEmail: {
            /** @description Members of the team. */
            to: string[];
            /** @description Who registered. */
            firstName: string;
            /** @description Who registered. */
            lastName: string;
            /** @description The team of this host. */
            teamId: string;
        };
        /** @description A date of a series. */
        SeriesDate: {
            /**
             * Format: uuid
             * @description The event.
             */
            id: string;
            /** @description What it is. */
            status: components["schemas"]["EventStatus"];
            /**
             * Format: date-time
             * @description When it begins.
             */
            startsAt: string;
            /**
             * Format: int32
             * @description Seats that are held.
             */
            taken: number;
        };
        /** @description The series that an event belongs to, if it does */
        SeriesOfEvent: {
            series?: components["schemas"]["EventSeries"] | null;
        };
        /**
         * @description Which of a series.
         * @enum {string}
         */
        SeriesScope: "one" | "following" | "all";
        /** @description When an idle session ends (specification, sections 3 and 4). */
        SessionConfig: {
            /**
             * Format: int32
             * @description How many units of idleness.
             * @default 30
             */
            expireSessionAfter?: number;
            /**
             * @description `seconds`, `minutes`, `hours` or `days`.
             * @default minutes
             */
            unit?: string;
            /**
             * @description Whether idleness is looked at.
             * @default false
             */
            checkUserInactivity?: boolean;
            /**
             * @description Whether a session survives the browser's restart unless the person chooses.
             * @default true
             */
            persistUserSession?: boolean;
        };
        /** @description The person's data. */
        SessionData: {
            /** @description Address, if there is one. */
            email?: string | null;
            /** @description First and last name. */
            displayName: string;
            /** @description Navigation items that the person put into the toolbar. */
            shortcuts: string[];
            /** @description The host's team. */
            currentTeam: components["schemas"]["CurrentTeam"];
            /** @description The host's tenant. */
            currentTenant: components["schemas"]["CurrentTenant"];
            /** @description The membership of the host's team. */
            currentUserTeam: components["schemas"]["CurrentUserTeam"];
            /** @description All usable memberships in this tenant. */
            userTeams: components["schemas"]["UserTeam"][];
        };
        /** @description Who is signed in, as the application holds it. */
        SessionUser: {
            /**
             * Format: uuid
             * @description The person.
             */
            uid: string;
            /** @description All held roles. */
            role: components["schemas"]["Role"][];
            /** @description Whether somebody else acts in this person's name. */
            isImpersonating: boolean;
            impersonation?: components["schemas"]["Impersonation"] | null;
            /** @description The person's data. */
            data: components["schemas"]["SessionData"];
        };
        /** @description What an authenticator app is set up with. Shown once. */
        Setup: {
            /** @description To be typed where no camera is. */
            secret: string;
            /** @description What the picture says. */
            uri: string;
            /** @description The picture, as SVG. */
            qr: string;
        };
        /**
         * @description What a category's values look like.
         * @enum {string}
         */
        Shape: "nobody" | "person" | "word" | "truth" | "text";
        /** @description A field as forms show it. */
        ShownField: {
            /** @description Under which memberships keep its values. */
            key: string;
            /** @description What forms and problems call it: the key, with `fields.` before it unless every team has it. */
            name: string;
            /** @description Its name for people. */
            label: string;
            /** @description A line below it. */
            hint: string;
            /** @description What may stand in it. */
            type: components["schemas"]["FieldType"];
            /** @description Whether it holds several values. */
            many: boolean;
            /** @description Whether it has to be filled. */
            required: boolean;
            /** @description Whether the person whom it is about sees it. */
            shownToPerson: boolean;
            /** @description Whether the person whom it is about edits it. */
            editedByPerson: boolean;
            /** @description Whether reports show it. */
            inReports: boolean;
            /**
             * Format: int32
             * @description How many options it offers.
             */
            optionCount: number;
            /** @description All of them, where they are few. */
            options: string[];
        };
        /** @description The team. */
        ShownTeam: {
            /** @description Its id. */
            id: string;
            /** @description Its name. */
            displayName: string;
            /** @description Colours, logos, favicon. */
            theme: components["schemas"]["ShownTheme"];
            /** @description Terms and conditions. */
            termsAndConditionsUrl?: string | null;
            /** @description Where people write for help. */
            supportEmail?: string | null;
            /** @description Ways to sign in: never how they are reached. */
            providers: components["schemas"]["SignInProvider"][];
        };
        /** @description The tenant. */
        ShownTenant: {
            /** @description Its id. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Settings that the browser looks at. */
            settings: components["schemas"]["TenantSettings"];
        };
        /** @description Colours and pictures. */
        ShownTheme: {
            /** @description Buttons, links, marks. */
            primaryColor?: string | null;
            /** @description Accents. */
            secondaryColor?: string | null;
            /** @description The navigation at the side. */
            sidebarBackgroundColor?: string | null;
            /** @description The bar on top. */
            topHeaderBackgroundColor?: string | null;
            /** @description One of the presets. */
            palette?: string | null;
            /** @description Address of the logo. */
            iconLogo?: string | null;
            /** @description Address of the login page's logo. */
            loggedOutLogo?: string | null;
            /** @description Address of the login page's picture. */
            loggedOutBackgroundImage?: string | null;
            /** @description Address of the tab's icon. */
            favicon?: string | null;
        };
        /** @description A ticket that is shown at the door. */
        ShownTicket: {
            ticket: string;
        };
        /** @description How people sign in. */
        SignIn: {
            /** @description The team's ways to sign in, in the order of their buttons. */
            providers: components["schemas"]["Configured"][];
            /** @description Where a provider sends people back to, at this host: to be entered there. */
            redirectUri: string;
            /** @description What the team marks its newcomers with: whoever registers, or is added by a provider. */
            registrationTags: string[];
            /**
             * Format: int64
             * @description To be sent with a change.
             */
            revision: number;
            /** @description What holds in all teams of the organisation. */
            settings: components["schemas"]["SignInSettings"];
        };
        /** @description What is to be different; a part that is absent stays. */
        SignInChange: {
            /** @description The whole list, in the order of the buttons. */
            providers?: components["schemas"]["ProviderChange"][] | null;
            /** @description All tags that newcomers of the team get. */
            registrationTags?: string[] | null;
            /** @description Settings by their names: what is absent stays, `null` takes a value away, what is unknown is dropped. */
            settings?: Record<string, never> | null;
            /**
             * Format: int64
             * @description The revision that was looked at: an older one is refused with 409.
             */
            revision?: number | null;
        };
        /** @description A way to sign in, as the login page shows it: nothing of how it is reached. */
        SignInProvider: {
            /** @description Unique in the team. */
            id: string;
            /** @description What it is. */
            kind: components["schemas"]["ProviderKind"];
            /** @description What its button says. */
            name: string;
            /** @description Its button's colour. */
            color?: string | null;
        };
        /** @description What of the tenant's settings is about signing in. */
        SignInSettings: {
            /** @description Whether people may register themselves. */
            showSelfRegistration: boolean;
            /** @description Whether the login page names the team's terms. */
            showTermsConditions: boolean;
            /** @description Whether signing in needs the personal terms to be ticked. */
            showPersonalTermsConditions: boolean;
            /** @description Where the personal terms stand. */
            personalTermsAndConditionsUrl?: string | null;
            /** @description Label of the login form's first field. */
            usernameTitleLabel: string;
            /** @description What a new password must satisfy. */
            passwordRules: components["schemas"]["PasswordRules"];
            /** @description When an idle session ends. */
            sessionConfig: components["schemas"]["SessionConfig"];
            /** @description Whoever holds one of these roles signs in with a second factor. */
            requireSecondFactorFor: components["schemas"]["Role"][];
            /** @description Whether nobody is told that an address has an account. */
            hideAccountExistence: boolean;
        };
        /** @description A token that works once, at this host, for a minute. */
        SignInToken: {
            /** @description For `GET /auth/signin?token=`. */
            token: string;
            /** @description The same, where the caller looks for it under this name. */
            data: string;
        };
        /** @description A sign of life. */
        SignOfLife: {
            /** @description The path that is open. */
            path: string;
            /** @description Whether anybody touched the page since the last sign. */
            active?: boolean;
        };
        /** @description A submission to begin. */
        StartForm: {
            /**
             * Format: uuid
             * @description Whom an observation is about.
             */
            about?: string | null;
        };
        /** @description Whom to act as, and why. */
        StartImpersonation: {
            /**
             * Format: uuid
             * @description A member of this team.
             */
            userId: string;
            /** @description 3 to 500 letters; the person reads it. */
            reason: string;
            /** @description The page to go back to: a path of this host. */
            home: string;
            /** @description Ends another one of mine, in another window, first. */
            endOther?: boolean;
        };
        /** @description A second step under way. */
        Step: {
            /** @description As the first step gave it. */
            challenge: string;
        };
        /** @description A submission in a list. */
        SubmissionRow: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Of a queue: what a decision on it names.
             */
            revision: number;
            /** @description Of a queue: who is marking it. */
            assigned?: string | null;
            /** @description Of a queue: I am. */
            isAssignedToMe: boolean;
            /**
             * Format: int64
             * @description Of a queue: how many of two markers have said what they think.
             */
            opinions: number;
            /** Format: uuid */
            formId: string;
            /** @description Of the version that was answered. */
            title: string;
            kind: components["schemas"]["FormKind"];
            /** Format: int32 */
            attempt: number;
            status: components["schemas"]["FormSubmissionStatus"];
            /** Format: double */
            score?: number | null;
            /** Format: double */
            maxScore?: number | null;
            /** Format: date-time */
            submittedAt?: string | null;
            /** Format: date-time */
            markedAt?: string | null;
            /** @description Whom it is about. */
            person?: string | null;
            marker?: string | null;
        };
        /** @description A value that a rule can ask for. */
        Suggestion: {
            /** @description What goes into the rule. */
            value: string;
            /** @description What is shown. */
            label: string;
        };
        /** @description Categories and tags in use. */
        Tags: {
            categories: string[];
            tags: string[];
        };
        /** @description The settings of specification section 3 that the browser is shown. */
        TenantSettings: {
            /**
             * @description Label of the login form's first field.
             * @default Username or email
             */
            usernameTitleLabel?: string;
            /**
             * @description Whether people may register themselves.
             * @default false
             */
            showSelfRegistration?: boolean;
            /**
             * @description Whether the login page names the team's terms.
             * @default false
             */
            showTermsConditions?: boolean;
            /**
             * @description Whether signing in needs the personal terms to be ticked.
             * @default false
             */
            showPersonalTermsConditions?: boolean;
            /**
             * @description Where the personal terms stand.
             * @default null
             */
            personalTermsAndConditionsUrl?: string | null;
            /**
             * @description What a new password must satisfy.
             * @default {
             *       "lower": false,
             *       "minLength": 8,
             *       "number": false,
             *       "special": false,
             *       "upper": false
             *     }
             */
            passwordRules?: components["schemas"]["PasswordRules"];
            /**
             * @description When an idle session ends.
             * @default {
             *       "checkUserInactivity": false,
             *       "expireSessionAfter": 30,
             *       "persistUserSession": true,
             *       "unit": "minutes"
             *     }
             */
            sessionConfig?: components["schemas"]["SessionConfig"];
            /**
             * @description Whoever holds one of these roles signs in with a second factor.
             * @default []
             */
            requireSecondFactorFor?: components["schemas"]["Role"][];
            /**
             * @description Whether nobody is told that an address has an account.
             * @default false
             */
            hideAccountExistence?: boolean;
            /**
             * @description Where the marketplace button leads; without an address there is no button.
             * @default null
             */
            marketplaceLink?: string | null;
            /**
             * @description Whether rewards are shown.
             * @default false
             */
            rewards?: boolean;
            /**
             * @description Whether the sample areas are there: apps with invented data that stay in the browser.
             * @default false
             */
            sampleAreas?: boolean;
            /**
             * @description Whether there is a support chat: wanted, and with an address to load it from.
             * @default false
             */
            showSupportChatDialog?: boolean;
        };
        /** @description Somebody's second factor, as an admin sees it. */
        TheirFactor: {
            /** @description Whether there is one. */
            isOn: boolean;
            /** @description Whether the admin may take it away. */
            canRemove: boolean;
        };
        /** @description A ticket for one live socket. */
        Ticket: {
            /** @description For `GET /api/live?ticket=`. */
            ticket: string;
        };
        /** @description A page of what a person did. */
        Timeline: {
            /** @description Newest first. */
            items: components["schemas"]["Moment"][];
            /** @description What the next page is asked for with; nothing: this was the last one. */
            next?: string | null;
        };
        /**
         * @description What somebody did, or what happened to them. Of two in the same moment the one that stands lower here came later.
         * @enum {string}
         */
        TimelineKind: "joined" | "assigned" | "started" | "completed";
        /** @description For whom. */
        TokenWanted: {
            /**
             * Format: uuid
             * @description One's own id.
             */
            uid: string;
        };
        /** @description A token for the page's memory; the refresh token comes beside it as a cookie. */
        Tokens: {
            /** @description Goes into the `Authorization` header. */
            accessToken: string;
            /**
             * Format: int64
             * @description Its life in seconds.
             */
            expiresIn: number;
        };
        /** @description A person whom a rule touches. */
        Touched: {
            /**
             * Format: uuid
             * @description The person.
             */
            userId: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description E-mail address, if there is one. */
            email: string;
            /** @description Picture, if there is one. */
            avatar: string;
        };
        /** @description Something that was done. */
        Track: {
            /** @description What. */
            event: string;
            /** @description More about it. */
            properties?: Record<string, never>;
        };
        /** @description What is shown in the room. */
        TypedCode: {
            /** @description Case and spaces do not matter. */
            code: string;
        };
        /** @description How many are not read yet. */
        Unread: {
            /**
             * Format: int64
             * @description What the bell shows.
             */
            unread: number;
        };
        /** @description What is taken back. */
        UnreadAll: {
            /**
             * Format: date-time
             * @description When it was marked.
             */
            at: string;
        };
        /** @description The user of the legacy call, as it is kept now. */
        UpdatedAnswer: {
            /**
             * Format: uuid
             * @description Who.
             */
            uid: string;
            /** @description What is kept. */
            data: components["schemas"]["Preferences"];
        };
        /** @description As the application holds it. */
        UpdatedUser: {
            /** @description What may be changed of it. */
            data?: components["schemas"]["Choice"];
        };
        /** @description The form of an upload: the kind first, then the file. */
        UploadForm: {
            kind: components["schemas"]["FileKind"];
            /** Format: binary */
            file: string;
        };
        /** @description A membership in this tenant. */
        UserTeam: {
            /** @description `<user id>_<team id>`. */
            id: string;
            /** @description The team. */
            teamId: string;
        };
        /** @description The legacy call's form: shortcuts and settings stand below `data`; whatever else is sent is dropped. */
        UserUpdate: {
            /** @description The session user as the application holds it. */
            user: components["schemas"]["UpdatedUser"];
        };
        /** @description A rule beside one membership. */
        Verdict: {
            /**
             * Format: uuid
             * @description The rule.
             */
            permissionId: string;
            /** @description Its title. */
            title: string;
            /** @description The membership that was looked at. */
            userTeamId?: string | null;
            /** @description Its state: who left or is away for good matches only rules that name the status. */
            membershipStatus?: string | null;
            /** @description It matches. */
            matches: boolean;
            /** @description Category by category. */
            reasons: components["schemas"]["Reason"][];
        };
        /** @description An address that is proved now. */
        VerifiedEmail: {
            /** @description The address to sign in with. */
            email: string;
        };
        /** @description A publication whole. */
        Version: {
            /**
             * Format: int32
             * @description Counts from 1.
             */
            version: number;
            /**
             * Format: date-time
             * @description When.
             */
            publishedAt: string;
            /** @description In order. */
            widgets: components["schemas"]["Widget"][];
        };
        /** @description A publication, as the list of them shows it. */
        VersionRow: {
            /**
             * Format: uuid
             * @description The version.
             */
            id: string;
            /**
             * Format: int32
             * @description Counts from 1.
             */
            version: number;
            /**
             * Format: date-time
             * @description When.
             */
            publishedAt: string;
            /** @description Who, while they are in the tenant. */
            publishedBy?: string | null;
            /**
             * Format: int32
             * @description How many widgets it has.
             */
            widgets: number;
        };
        /** @description Why somebody is let off an item. */
        WaiveItem: {
            /** @description 1 to 500 characters. */
            reason: string;
        };
        /** @description Whether there is a code in the room. */
        WantRoomCode: {
            /** @description A new one, or none any more. */
            on: boolean;
        };
        /**
         * @description Whose quiet hours hold.
         * @enum {string}
         */
        Whose: "organisation" | "own" | "none";
        /** @description Why a person has a document, or has it not. */
        Why: {
            /** @description First and last name. */
            name: string;
            /** @description The document's state: only a published one is given. */
            documentStatus: string;
            /** @description The person has it. */
            has: boolean;
            assignment?: components["schemas"]["AssignmentState"] | null;
            /** @description Every active rule of the document beside every membership of the person. */
            verdicts: components["schemas"]["Verdict"][];
        };
        /** @description A part of a homepage. */
        Widget: {
            /**
             * Format: uuid
             * @description The same for as long as it stands there.
             */
            id: string;
            /** @description `continue`, `counts`, `assigned`, `due`, `events`, `completed`, `richText`, `image`, `quickLinks`, `carousel`, `social` or `news`. */
            type: string;
            /** @description Its column. */
            place: components["schemas"]["WidgetPlace"];
            /** @description By type; a `file` is an upload, answered with its `url`, `width` and `height`. */
            props?: Record<string, never>;
            /** @description Nobody may hide it; left out where everybody may. */
            mandatory?: boolean;
        };
        /**
         * @description The column of a wide screen that a widget stands in.
         * @enum {string}
         */
        WidgetPlace: "main" | "side";
        /** @description Why it is taken back. */
        WithdrawBadge: {
            /** @description 1 to 500 characters. */
            reason: string;
        };
        /** @description Why it is taken back. */
        WithdrawCertificate: {
            /** @description 1 to 500 characters. */
            reason: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    accounts_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entered"];
                };
            };
            /** @description account_disabled, registration_closed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accounts_check_address: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailForm"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accounts_request_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetRequested"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accounts_look_at_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkCode"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resetting"];
                };
            };
            /** @description invalid_code */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accounts_reset_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entered"];
                };
            };
            /** @description invalid_code */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description challenge_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description account_disabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accounts_change_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entered"];
                };
            };
            /** @description challenge_expired, wrong_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description account_disabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accounts_verify_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnAddress"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedEmail"];
                };
            };
            /** @description invalid_code */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description prove_yourself */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accounts_recover_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkCode"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveredEmail"];
                };
            };
            /** @description invalid_code */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accounts_verify_again: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description already_verified, no_email */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accounts_own_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description impersonating, prove_yourself */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accounts_change_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEmail"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description impersonating, prove_yourself */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accounts_send_password_reset_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendPasswordResetLink"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accounts_send_registration_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendRegistrationEmail"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description no_membership, role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accounts_send_generic_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendGenericEmail"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description no_membership, role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accounts_mails: {
        parameters: {
            query?: {
                /** @description How far they came. */
                status?: components["schemas"]["MailStatus"];
                /** @description Part of an address or subject. */
                search?: string;
                /** @description `created`, `recipient` or `status`; with a minus before it downwards. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_MailRow"];
                };
            };
            /** @description no_membership, role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accounts_mail_again: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mail */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description no_membership, role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description mail_not_again */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    identify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Identify"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    page: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageView"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    track: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Track"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    audit_list: {
        parameters: {
            query?: {
                /** @description Parts of names, or of the word of what was done. */
                search?: string;
                /** @description What was done, such as `person.invited`. */
                action?: string;
                /** @description Who did it. */
                actor?: string;
                /** @description In whose name it was done. */
                actingAs?: string;
                /** @description From this day, or this moment, on. */
                from?: string;
                /** @description Until this day, which still counts, or this moment. */
                to?: string;
                /** @description `at` or `-at`; the newest first if nothing is said. */
                sort?: string;
                /** @description The rows that follow this one: `next` of the page before. */
                after?: string;
                /** @description The rows that precede this one: `previous` of the page behind. */
                before?: string;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CursorPage_AuditRow"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    audit_actions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    audit_export: {
        parameters: {
            query?: {
                /** @description Parts of names, or of the word of what was done. */
                search?: string;
                /** @description What was done, such as `person.invited`. */
                action?: string;
                /** @description Who did it. */
                actor?: string;
                /** @description In whose name it was done. */
                actingAs?: string;
                /** @description From this day, or this moment, on. */
                from?: string;
                /** @description Until this day, which still counts, or this moment. */
                to?: string;
                /** @description `at` or `-at`; the newest first if nothing is said. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    audit_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The row */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditRow"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    audit_mine: {
        parameters: {
            query?: {
                /** @description The rows that follow this one: `next` of the page before. */
                after?: string;
                /** @description The rows that precede this one: `previous` of the page behind. */
                before?: string;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CursorPage_AuditRow"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    audit_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditSettings"];
                };
            };
            /** @description no_membership, role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    audit_change_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuditSettingsChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditSettings"];
                };
            };
            /** @description no_membership, role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    badges_mine: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_EarnedBadge"];
                };
            };
        };
    };
    badges_list: {
        parameters: {
            query?: {
                /** @description Words of title and description. */
                search?: string;
                /** @description None: all. */
                status?: "active" | "archived";
                /** @description `createdAt` or `title`; with a minus downwards. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_Badge"];
                };
            };
        };
    };
    badges_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBadge"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Badge"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    badges_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Badge"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    badges_edit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditBadge"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Badge"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    badges_holders: {
        parameters: {
            query?: {
                /** @description Words of a person: name, email, username, employee number. */
                search?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_BadgeHolder"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    badges_give: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveBadge"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GivenBadge"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description badge_archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    badges_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                holderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawBadge"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description already_withdrawn */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    badges_put_picture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BadgePictureForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Badge"];
                };
            };
            /** @description interrupted, invalid_form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    badges_drop_picture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Badge"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    blogs_list: {
        parameters: {
            query?: {
                /** @description `blog` if nothing is said. */
                kind?: "blog" | "product";
                /** @description Words of title, summary, category, tags and text. */
                search?: string;
                /** @description For admins; none: everything that is not archived. */
                status?: "draft" | "published" | "archived";
                /** @description A category. */
                category?: string;
                /** @description A tag. */
                tag?: string;
                /** @description `publishedAt` or `title`; with a minus downwards. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_BlogRow"];
                };
            };
        };
    };
    blogs_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBlog"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    blogs_filters: {
        parameters: {
            query?: {
                /** @description `blog` if nothing is said. */
                kind?: "blog" | "product";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogFilters"];
                };
            };
        };
    };
    blogs_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    blogs_save: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveBlog"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    blogs_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BringBlog"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    coursework_begin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                activityId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coursework"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description activity_locked, course_closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    coursework_queue: {
        parameters: {
            query?: {
                /** @description Words of the person. */
                search?: string;
                /** @description A status. */
                status?: "inprogress" | "markingRequired" | "competent" | "notCompetent" | "pendingResubmission";
                /** @description Of this course. */
                courseId?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_CourseworkRow"];
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    coursework_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coursework"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    coursework_save: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCoursework"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coursework"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description already_submitted, changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    coursework_submit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCoursework"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coursework"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description already_submitted, changed_meanwhile, activity_locked, course_closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    coursework_reopen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coursework"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no_such_move, no_attempts_left */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    coursework_drop_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coursework"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description already_submitted */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    coursework_mark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseworkMarking"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coursework"];
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, no_such_move */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    coursework_upload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CourseworkUpload"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coursework"];
                };
            };
            /** @description interrupted, invalid_form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description already_submitted */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_pictures */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_explore: {
        parameters: {
            query?: {
                /** @description Words of title, text, address, category and tags. */
                search?: string;
                /** @description A category. */
                category?: string;
                /** @description A tag. */
                tag?: string;
                /** @description Words of the address. */
                place?: string;
                /** @description For admins: a status; none: everything that is not archived. */
                status?: "draft" | "published" | "cancelled" | "archived";
                /** @description Only what is to come, or over. */
                span?: "upcoming" | "past";
                /** @description `true`: only those with a free seat. */
                free?: boolean;
                /** @description Ends after this moment. */
                from?: string;
                /** @description Begins before this moment. */
                to?: string;
                /** @description `startsAt` or `title`; with a minus downwards. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_EventRow"];
                };
            };
        };
    };
    events_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventContent"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedEvent"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_mine: {
        parameters: {
            query?: {
                /** @description Words of title, text, address, category and tags. */
                search?: string;
                /** @description A category. */
                category?: string;
                /** @description A tag. */
                tag?: string;
                /** @description Words of the address. */
                place?: string;
                /** @description For admins: a status; none: everything that is not archived. */
                status?: "draft" | "published" | "cancelled" | "archived";
                /** @description Only what is to come, or over. */
                span?: "upcoming" | "past";
                /** @description `true`: only those with a free seat. */
                free?: boolean;
                /** @description Ends after this moment. */
                from?: string;
                /** @description Begins before this moment. */
                to?: string;
                /** @description `startsAt` or `title`; with a minus downwards. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_EventRow"];
                };
            };
        };
    };
    events_filters: {
        parameters: {
            query?: {
                /** @description Those of drafts and of what is over too, for admins. */
                all?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventFilters"];
                };
            };
        };
    };
    events_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_save: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveEvent"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedEvent"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_calendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_register: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_published, event_cancelled, event_started, registration_closed, event_full, wait_list_full */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_registered, event_started, cancellation_closed, attendance_noted */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no_offer, offer_expired, event_started, event_cancelled, not_published */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_arrive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TypedCode"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description already_checked_in, too_early, event_over, no_seat, not_registered, not_published */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_series: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesOfEvent"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_save_series: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSeries"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedEvent"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, no_series */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_repeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RepeatEvent"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesOfEvent"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, in_series, no_way_there, event_started */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_series_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BringSeries"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedEvent"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, no_way_there, event_started, no_series */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_room_code: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomCode"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_set_room_code: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantRoomCode"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomCode"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_published */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveAttendees"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedEvent"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description event_full, already_registered, not_registered, attendance_noted, not_published, event_cancelled */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_message: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventMessage"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventMessageSent"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_published */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_managed: {
        parameters: {
            query?: {
                /** @description Words of title, text, address, category and tags. */
                search?: string;
                /** @description A category. */
                category?: string;
                /** @description A tag. */
                tag?: string;
                /** @description Words of the address. */
                place?: string;
                /** @description For admins: a status; none: everything that is not archived. */
                status?: "draft" | "published" | "cancelled" | "archived";
                /** @description Only what is to come, or over. */
                span?: "upcoming" | "past";
                /** @description `true`: only those with a free seat. */
                free?: boolean;
                /** @description Ends after this moment. */
                from?: string;
                /** @description Begins before this moment. */
                to?: string;
                /** @description `startsAt` or `title`; with a minus downwards. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_EventRow"];
                };
            };
        };
    };
    events_managed_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedEvent"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BringEvent"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedEvent"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, no_way_there, event_started */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_duplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedEvent"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_attendees: {
        parameters: {
            query?: {
                /** @description Words of the name, the address or the login name. */
                search?: string;
                /** @description Only those in this state; none: everybody but who waits. */
                state?: "pending" | "attending" | "attended" | "not attended" | "waiting" | "waiting-cancelled" | "cancelled";
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_Attendee"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_desk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendeeChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedEvent"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description event_full, already_registered, not_registered, not_pending, not_waiting, attendance_noted, already_checked_in, not_published, event_cancelled, event_started, too_early, no_seat, nothing_to_undo */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_check_in: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShownTicket"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedIn"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description already_checked_in, too_early, no_seat */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_ledger: {
        parameters: {
            query?: {
                /** @description Lines before this one. */
                before?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventMove"][];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_sheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    quiz_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                activityId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizState"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    quiz_begin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                activityId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizAttempt"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no_attempts_left, activity_locked, course_closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    quiz_attempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizAttempt"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    quiz_save: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizAnswers"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizAttempt"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    quiz_submit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizAnswers"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizAttempt"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    quiz_statistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                activityId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionStatistics"][];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bootstrap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bootstrap"];
                };
            };
            /** @description team_inactive, tenant_suspended, unknown_host */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    calendar_mine: {
        parameters: {
            query: {
                /** @description What ends after this moment. */
                from: string;
                /** @description And begins before this one, at most 400 days later. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEntries"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    calendar_feeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"][];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    calendar_subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarSubscription"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarFeed"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_feeds */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    calendar_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    calendar_feed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    certificates_check: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateCheck"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    certificates_mine: {
        parameters: {
            query?: {
                /** @description Those of this course only. */
                course?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_OwnCertificate"];
                };
            };
        };
    };
    certificates_list: {
        parameters: {
            query?: {
                /** @description Words of person, title and number. */
                search?: string;
                /** @description None: all. */
                state?: "valid" | "expired" | "withdrawn";
                /** @description `issuedAt`, `title` or `person`; with a minus downwards. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_Certificate"];
                };
            };
        };
    };
    certificates_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawCertificate"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description already_withdrawn */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    certificates_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_withdrawn */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chat_contacts: {
        parameters: {
            query?: {
                /** @description With all of these words in their name. */
                search?: string;
                /** @description Behind the page that answered this as its `next`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contacts"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list: {
        parameters: {
            query?: {
                /** @description Looked for in title, description, category and tags. */
                search?: string;
                /** @description A status; none: everything that is not archived. */
                status?: string;
                /** @description A category. */
                category?: string;
                /** @description A tag. */
                tag?: string;
                /** @description Bundles alone, or none of them. */
                isBundle?: boolean;
                /** @description `always`, `upcoming`, `open` or `closed`. */
                availability?: string;
                /** @description `title`, `createdAt`, `category`, `status`, `availability`; with a minus downwards. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_CourseRow"];
                };
            };
        };
    };
    create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCourse"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseView"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    courses_export: {
        parameters: {
            query?: {
                /** @description Looked for in title, description, category and tags. */
                search?: string;
                /** @description A status; none: everything that is not archived. */
                status?: string;
                /** @description A category. */
                category?: string;
                /** @description A tag. */
                tag?: string;
                /** @description Bundles alone, or none of them. */
                isBundle?: boolean;
                /** @description `always`, `upcoming`, `open` or `closed`. */
                availability?: string;
                /** @description `title`, `createdAt`, `category`, `status`, `availability`; with a minus downwards. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    courses_archive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Archiving"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoursesMoved"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    words: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tags"];
                };
            };
        };
    };
    courses_counts: {
        parameters: {
            query: {
                /** @description Their ids with commas between them, at most 200. */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseCounts"][];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    duplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Duplicate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseView"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    courses_set_bundle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Bundling"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Edited"];
                };
            };
            /** @description not_looked_after */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, has_activity */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    courses_versions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseVersion"][];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    courses_version: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseVersionView"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    courses_compare: {
        parameters: {
            query: {
                /** @description The one. */
                from: number;
                /** @description The other: what it has more or less. */
                to: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changes"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    courses_teams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseTeam"][];
                };
            };
        };
    };
    courses_set_teams: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseTeams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Edited"];
                };
            };
            /** @description not_looked_after */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseView"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_details: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeDetails"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Edited"];
                };
            };
            /** @description not_looked_after */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, wrong_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pending: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pending"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    add_section: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddSection"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Edited"];
                };
            };
            /** @description not_looked_after */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, wrong_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    remove_section: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                sectionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditTarget"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Edited"];
                };
            };
            /** @description not_looked_after */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, wrong_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rename_section: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                sectionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameSection"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Edited"];
                };
            };
            /** @description not_looked_after */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, wrong_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    add_activity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddActivity"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Edited"];
                };
            };
            /** @description not_looked_after */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, wrong_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    remove_activity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                activityId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditTarget"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Edited"];
                };
            };
            /** @description not_looked_after */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, wrong_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_activity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                activityId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeActivity"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Edited"];
                };
            };
            /** @description not_looked_after */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, wrong_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    order: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reorder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Edited"];
                };
            };
            /** @description not_looked_after */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, wrong_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    publish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Publishing"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Edited"];
                };
            };
            /** @description not_looked_after */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, wrong_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unpublish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Edited"];
                };
            };
            /** @description not_looked_after */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    archive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Edited"];
                };
            };
            /** @description not_looked_after */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Edited"];
                };
            };
            /** @description not_looked_after */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    second_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactor"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entered"];
                };
            };
            /** @description challenge_expired, wrong_code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description account_disabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    second_factor_passkey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Step"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            /** @description challenge_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no_passkeys_here */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    second_factor_enrol: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Step"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setup"];
                };
            };
            /** @description challenge_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description totp_on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    second_factor_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirstCode"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entered"];
                };
            };
            /** @description challenge_expired, wrong_code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description account_disabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    second_factor_enrol_passkey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Step"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstPasskeyOptions"];
                };
            };
            /** @description challenge_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no_passkeys_here */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    second_factor_confirm_passkey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirstPasskey"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entered"];
                };
            };
            /** @description challenge_expired, wrong_code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description account_disabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no_passkeys_here, passkey_known */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    security: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Security"];
                };
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    totp_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proof"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setup"];
                };
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description impersonating, prove_yourself */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description totp_on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    totp_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Code"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    totp_remove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proof"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description impersonating, prove_yourself */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description factor_required */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    recovery_codes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proof"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description impersonating, prove_yourself */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no_factor */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    passkey_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proof"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPasskey"];
                };
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description impersonating, prove_yourself */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no_passkeys_here, too_many_passkeys */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    passkey_prove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPasskey"];
                };
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no_passkeys_here */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    passkey_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MadePasskey"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptNow"];
                };
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no_passkeys_here, passkey_known, too_many_passkeys */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    passkey_rename: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The passkey's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewName"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    passkey_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The passkey's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proof"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description impersonating, prove_yourself */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description factor_required */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_second_factor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TheirFactor"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_remove_second_factor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description belongs_elsewhere, impersonating, person_above */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description own_factor */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    download: {
        parameters: {
            query?: {
                /** @description Until when it holds, in seconds since 1970. */
                exp?: number;
                /** @description Over tenant, file and time. */
                sig?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part of it */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileView"];
                };
            };
            /** @description interrupted, invalid_form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_pictures */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_list: {
        parameters: {
            query?: {
                /** @description Words of title, category, tags and description; of a queue, of the person. */
                search?: string;
                /** @description A status of forms, or of submissions. */
                status?: string;
                /** @description What they are for. */
                kind?: string;
                /** @description A category. */
                category?: string;
                /** @description A tag. */
                tag?: string;
                /** @description `notstarted`, `inprogress` or `completed`. */
                completionStatus?: string;
                /** @description Of this form. */
                formId?: string;
                /** @description Of a queue: only what I am marking. */
                mine?: boolean;
                /** @description `title` or `changedAt`; with a minus downwards. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_FormRow"];
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewForm"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"];
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_filters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormFilters"];
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"];
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_save: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"];
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, form_archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"];
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, no_such_move */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_duplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"];
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_version: {
        parameters: {
            query: {
                /** @description Its number. */
                number: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedForm"];
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_rescoring: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRescoring"];
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_rescore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RescoreForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRescoring"];
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, no_points_left */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_analytics_people: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormPeopleFacet"][];
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_export_workbook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": number[];
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_few */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_export_files: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": number[];
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_few */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_submissions: {
        parameters: {
            query?: {
                /** @description Words of title, category, tags and description; of a queue, of the person. */
                search?: string;
                /** @description A status of forms, or of submissions. */
                status?: string;
                /** @description What they are for. */
                kind?: string;
                /** @description A category. */
                category?: string;
                /** @description A tag. */
                tag?: string;
                /** @description `notstarted`, `inprogress` or `completed`. */
                completionStatus?: string;
                /** @description Of this form. */
                formId?: string;
                /** @description Of a queue: only what I am marking. */
                mine?: boolean;
                /** @description `title` or `changedAt`; with a minus downwards. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_SubmissionRow"];
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_markers: {
        parameters: {
            query?: {
                /** @description Words of the name. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormFoundPerson"][];
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_observable: {
        parameters: {
            query?: {
                /** @description Words of the name. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormFoundPerson"][];
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_form_people: {
        parameters: {
            query?: {
                /** @description Words of the name. */
                search?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormFoundPerson"][];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    form_submissions_decide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormDecisions"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormDecided"];
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    form_submission_assign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormMarker"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSubmission"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description already_decided, marker_changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_analytics: {
        parameters: {
            query?: {
                /** @description A version; none: all of them. */
                version?: number;
                /** @description Submitted from then on. */
                since?: string;
                /** @description Submitted before. */
                before?: string;
                /** @description What its people have in common, as `category=value`; several with commas between them. */
                whose?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormAnalytics"];
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_export: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_few */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_forms: {
        parameters: {
            query?: {
                /** @description Words of title, category, tags and description; of a queue, of the person. */
                search?: string;
                /** @description A status of forms, or of submissions. */
                status?: string;
                /** @description What they are for. */
                kind?: string;
                /** @description A category. */
                category?: string;
                /** @description A tag. */
                tag?: string;
                /** @description `notstarted`, `inprogress` or `completed`. */
                completionStatus?: string;
                /** @description Of this form. */
                formId?: string;
                /** @description Of a queue: only what I am marking. */
                mine?: boolean;
                /** @description `title` or `changedAt`; with a minus downwards. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_MyForm"];
                };
            };
        };
    };
    my_form: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenForm"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_start: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSubmission"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description anonymous, form_closed, no_attempts_left */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_submit_anonymously: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnonymousAnswers"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description form_closed, no_attempts_left, not_anonymous */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_form_submissions: {
        parameters: {
            query?: {
                /** @description Words of title, category, tags and description; of a queue, of the person. */
                search?: string;
                /** @description A status of forms, or of submissions. */
                status?: string;
                /** @description What they are for. */
                kind?: string;
                /** @description A category. */
                category?: string;
                /** @description A tag. */
                tag?: string;
                /** @description `notstarted`, `inprogress` or `completed`. */
                completionStatus?: string;
                /** @description Of this form. */
                formId?: string;
                /** @description Of a queue: only what I am marking. */
                mine?: boolean;
                /** @description `title` or `changedAt`; with a minus downwards. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_SubmissionRow"];
                };
            };
        };
    };
    form_submission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSubmission"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    form_submission_save: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAnswers"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSubmission"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description already_submitted, changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    form_submission_submit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAnswers"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSubmission"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description already_submitted, changed_meanwhile, form_closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    form_submission_reopen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSubmission"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no_such_move */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    form_submission_mark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormMarking"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSubmission"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, no_such_move, two_opinions */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    form_submission_upload: {
        parameters: {
            query: {
                /** @description The id of the field. */
                field: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AnswerUpload"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileView"];
                };
            };
            /** @description interrupted, invalid_form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description already_submitted */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_pictures */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    home_page: {
        parameters: {
            query?: {
                /** @description `home` if nothing is said. */
                kind?: "home" | "munro";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Home"];
                };
            };
        };
    };
    hide_widget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HideWidget"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenWidgets"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description widget_mandatory */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    home_draft: {
        parameters: {
            query?: {
                /** @description `home` if nothing is said. */
                kind?: "home" | "munro";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
        };
    };
    save_home: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveDraft"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeChanged"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    publish_home: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishHome"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeChanged"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    home_versions: {
        parameters: {
            query?: {
                /** @description `home` if nothing is said. */
                kind?: "home" | "munro";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionRow"][];
                };
            };
        };
    };
    home_version: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restore_home: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreHome"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeChanged"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entered"];
                };
            };
            /** @description challenge_expired, wrong_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description account_disabled, password_change_required */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    refresh: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 */
                "x-learnt": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description account_disabled, wrong_origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 */
                "x-learnt": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description wrong_origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    look: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Code"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invited"];
                };
            };
            /** @description invalid_code */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accept: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Accept"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entered"];
                };
            };
            /** @description invalid_code */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description challenge_expired, wrong_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description account_disabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    handover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Handover"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Destination"];
                };
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    redeem: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 */
                "x-learnt": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Redeem"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entered"];
                };
            };
            /** @description invalid_code */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description account_disabled, password_first, wrong_origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    live_ticket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionUser"];
                };
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no_membership, role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyUser"];
                };
            };
        };
    };
    access_token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyAccess"];
                };
            };
        };
    };
    token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenWanted"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInToken"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    arrive: {
        parameters: {
            query: {
                /** @description The token. */
                token: string;
                /** @description Must be the host's. */
                tenant?: string;
                /** @description Must be the host's. */
                team?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the page that uses the token */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid_code */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    teams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTeam"][];
                };
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    own_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSession"][];
                };
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    end_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    end_other_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    impersonation_start: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartImpersonation"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description impersonating, person_above */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description already_impersonating, cannot_sign_in */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    impersonation_arrive: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 */
                "x-learnt": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorArrival"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description invalid_code */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong_origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description already_impersonating, cannot_sign_in */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    impersonation_end: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpersonationEnded"];
                };
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_impersonating */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_courses: {
        parameters: {
            query?: {
                /** @description Words of title, description, category or tags. */
                search?: string;
                /** @description notstarted, inprogress or completed. */
                status?: components["schemas"]["LearningStatus"];
                /** @description Exactly this category. */
                category?: string;
                /** @description Bundles, instead of courses. */
                bundle?: boolean;
                /** @description By when they are due. */
                due?: "overdue" | "soon";
                /**
                 * @description `title`, `createdAt`, `category`, `progress` or `updatedAt`, with a minus downwards, or `dueAt`; `title` if nothing is said.
                 *     Courses without a category come last.
                 */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_MyCourse"];
                };
            };
        };
    };
    my_categories: {
        parameters: {
            query?: {
                /** @description Bundles, instead of courses. */
                bundle?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    player: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description pathway_locked */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    report: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                activityId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reported"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description activity_locked, course_closed, pathway_locked */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_timeline: {
        parameters: {
            query?: {
                /** @description Of this kind only. */
                kind?: "joined" | "assigned" | "started" | "completed";
                /** @description Older than the page that answered this as its `next`. */
                after?: string;
                /** @description At most so many, 100 at the most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timeline"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    learners: {
        parameters: {
            query?: {
                /** @description Part of a name, e-mail address, username or employee id. */
                search?: string;
                /** @description notstarted, inprogress or completed. */
                status?: components["schemas"]["LearningStatus"];
                /** @description By when they are to complete it. */
                due?: "overdue" | "soon";
                /** @description `name`, `progress`, `dueAt` or `updatedAt`, with a minus downwards; `-updatedAt` if nothing is said. */
                sort?: string;
                /** @description Described fields that come along, by their keys with full stops between them: those that reports show. */
                fields?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_Learner"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    learners_export: {
        parameters: {
            query?: {
                /** @description Part of a name, e-mail address, username or employee id. */
                search?: string;
                /** @description notstarted, inprogress or completed. */
                status?: components["schemas"]["LearningStatus"];
                /** @description By when they are to complete it. */
                due?: "overdue" | "soon";
                /** @description `name`, `progress`, `dueAt` or `updatedAt`, with a minus downwards; `-updatedAt` if nothing is said. */
                sort?: string;
                /** @description Described fields that come along, by their keys with full stops between them: those that reports show. */
                fields?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    progress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseProgress"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    learning_job: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentJob"] | null;
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    learning_due: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseDue"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    learning_set_due: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseDue"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseDue"];
                };
            };
            /** @description not_looked_after */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    learners_extend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Extension"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Extended"];
                };
            };
            /** @description not_looked_after */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    learning_refresher_example: {
        parameters: {
            query: {
                /** @description On which day an example person is given the course. */
                given: string;
                /** @description Every so many days. */
                days?: number;
                /** @description Or every year on this day, `MM-DD`. */
                monthDay?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefresherExample"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    learning_refresher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseRefresher"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    learning_set_refresher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseRefresher"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseRefresher"];
                };
            };
            /** @description not_looked_after */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resources_mine: {
        parameters: {
            query?: {
                /** @description Part of title, description, category or tags. */
                search?: string;
                /** @description Exactly this category. */
                category?: string;
                /** @description This type of file. */
                type?: "csv" | "excel" | "pdf" | "powerpoint" | "word" | "image" | "video";
                /** @description Those that I have opened, or those that I have not; none: both. */
                opened?: boolean;
                /** @description `title`, `createdAt`, `category` or `type`, with a minus downwards; `title` if nothing is said. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_MyResource"];
                };
            };
        };
    };
    resources_my_categories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    resources_my_resource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenResource"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description pathway_locked */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resources_opened: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceOpened"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenResource"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description pathway_locked */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resources_list: {
        parameters: {
            query?: {
                /** @description Words of title, description, category and tags. */
                search?: string;
                /** @description None: everything that is not archived. */
                status?: "draft" | "published" | "archived";
                /** @description Exactly this category. */
                category?: string;
                /** @description This type of file. */
                type?: "csv" | "excel" | "pdf" | "powerpoint" | "word" | "image" | "video";
                /** @description `title`, `createdAt`, `category` or `type`; with a minus downwards; `title` if nothing is said. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_ResourceRow"];
                };
            };
        };
    };
    resources_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewResource"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resource"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resources_words: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceWords"];
                };
            };
        };
    };
    resources_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resource"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resources_edit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditResource"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resource"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resources_add_version: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVersion"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resource"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resources_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceStatusBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resource"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, no_file, resource_archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resources_learners: {
        parameters: {
            query?: {
                /** @description Part of a name, e-mail address, username or employee id. */
                search?: string;
                /** @description Who has opened it, or who has not; none: both. */
                opened?: boolean;
                /** @description `name` or `openedAt`, with a minus downwards; `name` if nothing is said. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_ResourceLearner"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resources_job: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentJob"] | null;
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    licences_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Licences"];
                };
            };
        };
    };
    licences_people: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @description As 2026-11 */
                month: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_LicencePerson"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notes_list: {
        parameters: {
            query?: {
                /** @description `notes` if nothing is said. */
                view?: "notes" | "reminders" | "archive" | "deleted";
                /** @description With this label. */
                labelId?: string;
                /** @description With all of these words. */
                search?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_Note"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notes_labels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteLabel"][];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notes_create_label: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteLabelName"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteLabel"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notes_delete_label: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notes_rename_label: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteLabelName"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notes_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notes_save: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveNote"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, too_many_notes */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notes_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notes_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notes_erase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    quick_panel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickPanel"];
                };
            };
        };
    };
    notes_put_image: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NotePictureForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description interrupted, invalid_form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notes_drop_image: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notifications_list: {
        parameters: {
            query?: {
                /** @description Of this kind only. */
                kind?: components["schemas"]["NotificationKind"];
                /** @description Only what is not read yet. */
                unread?: boolean;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_Notification"];
                };
            };
        };
    };
    notifications_count: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unread"];
                };
            };
        };
    };
    notifications_read_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadAll"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Marked"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notifications_unread_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnreadAll"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Marked"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notifications_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notifications_unread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notifications_preferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
        };
    };
    notifications_choose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationChoice"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notifications_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            /** @description no_membership, role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notifications_change_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettingsChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            /** @description no_membership, role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    optional_learning_list: {
        parameters: {
            query?: {
                /** @description Part of title, description, category or tags. */
                search?: string;
                /** @description Of this type. */
                type?: components["schemas"]["DocumentType"];
                /** @description Exactly this category. */
                category?: string;
                /** @description With this tag. */
                tag?: string;
                /** @description What I took, or what I did not; none: both. */
                enrolled?: boolean;
                /** @description `title`, `category`, `type` or `progress`, with a minus downwards; `title` if nothing is said. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_LearningOffer"];
                };
            };
        };
    };
    optional_learning_facets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueFacets"];
                };
            };
        };
    };
    optional_learning_enrol: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_offered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    optional_learning_leave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description assigned */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    packages_list: {
        parameters: {
            query?: {
                /** @description Words of title, description, category and tags. */
                search?: string;
                /** @description None: everything that is not archived. */
                status?: "published" | "publishedwithdraft" | "unpublished" | "draftwithchanges" | "draft" | "archived";
                /** @description Exactly this category. */
                category?: string;
                /** @description With this tag. */
                tag?: string;
                /** @description `title`, `createdAt`, `category` or `status`; with a minus downwards; `title` if nothing is said. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_PackageRow"];
                };
            };
        };
    };
    packages_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPackage"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    packages_words: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageWords"];
                };
            };
        };
    };
    packages_items: {
        parameters: {
            query?: {
                /** @description Part of title, description, category or tags. */
                search?: string;
                /** @description Only these. */
                kind?: "course" | "bundle" | "resource" | "pathway";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageItem"][];
                };
            };
        };
    };
    packages_archive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArchivePackages"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackagesMoved"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    packages_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    packages_save: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePackage"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, wrong_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    packages_change_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovePackage"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageStepped"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, wrong_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    packages_duplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    packages_learners: {
        parameters: {
            query?: {
                /** @description Part of a name, email address, username or employee id. */
                search?: string;
                /** @description So far and no further. */
                status?: "notstarted" | "inprogress" | "completed";
                /** @description `name`, `progress` or `updatedAt`, with a minus downwards; `name` if nothing is said. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_PackageLearner"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    packages_progress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageProgress"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    packages_job: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentJob"] | null;
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fields_shown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownField"][];
                };
            };
        };
    };
    field_options: {
        parameters: {
            query: {
                /** @description The field's key. */
                key: string;
                /** @description Part of an option. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fields_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldRow"][];
                };
            };
        };
    };
    field_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewField"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldDetail"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    field_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldDetail"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    field_edit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FieldChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldDetail"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    field_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FieldStatus"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldDetail"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fields_order: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FieldOrder"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    profile_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileSettings"];
                };
            };
            /** @description no_membership, role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    profile_change_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileSettingsChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileSettings"];
                };
            };
            /** @description no_membership, role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pathways_mine: {
        parameters: {
            query?: {
                /** @description Part of title, description, category or tags. */
                search?: string;
                /** @description So far and no further. */
                status?: "notstarted" | "inprogress" | "completed";
                /** @description Exactly this category. */
                category?: string;
                /** @description `title`, `createdAt`, `category` or `progress`, with a minus downwards; `title` if nothing is said. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_MyPathway"];
                };
            };
        };
    };
    pathways_my_categories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    pathways_my_pathway: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenPathway"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pathways_list: {
        parameters: {
            query?: {
                /** @description Words of title, description, category and tags. */
                search?: string;
                /** @description None: everything that is not archived. */
                status?: "published" | "publishedwithdraft" | "unpublished" | "draftwithchanges" | "draft" | "archived";
                /** @description Exactly this category. */
                category?: string;
                /** @description With this tag. */
                tag?: string;
                /** @description `title`, `createdAt`, `category` or `status`; with a minus downwards; `title` if nothing is said. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_PathwayRow"];
                };
            };
        };
    };
    pathways_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPathway"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pathway"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pathways_words: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PathwayWords"];
                };
            };
        };
    };
    pathways_materials: {
        parameters: {
            query?: {
                /** @description Part of title, description, category or tags. */
                search?: string;
                /** @description Only these. */
                kind?: "course" | "bundle" | "resource" | "event" | "form";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PathwayMaterial"][];
                };
            };
        };
    };
    pathways_archive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArchivePathways"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PathwaysMoved"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pathways_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pathway"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pathways_save: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePathway"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pathway"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, wrong_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pathways_change_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovePathway"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PathwayStepped"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, wrong_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pathways_duplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pathway"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pathways_learners: {
        parameters: {
            query?: {
                /** @description Part of a name, email address, username or employee id. */
                search?: string;
                /** @description So far and no further. */
                status?: "notstarted" | "inprogress" | "completed";
                /** @description `name`, `progress` or `updatedAt`, with a minus downwards; `name` if nothing is said. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_PathwayLearner"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pathways_export: {
        parameters: {
            query?: {
                /** @description Part of a name, email address, username or employee id. */
                search?: string;
                /** @description So far and no further. */
                status?: "notstarted" | "inprogress" | "completed";
                /** @description `name`, `progress` or `updatedAt`, with a minus downwards; `name` if nothing is said. */
                sort?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pathways_progress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PathwayProgress"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pathways_job: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentJob"] | null;
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pathways_learner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnerOnPathway"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pathways_waive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                userId: string;
                documentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaiveItem"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnerOnPathway"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description already_completed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pathways_withdraw_waiver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                userId: string;
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnerOnPathway"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description pathway_completed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_own_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfile"];
                };
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_edit_own: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfile"];
                };
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_list: {
        parameters: {
            query?: {
                /** @description Part of a name, e-mail, username or employee id. */
                search?: string;
                /** @description A state of the membership. */
                status?: components["schemas"]["PersonStatus"];
                /** @description A held role. */
                role?: components["schemas"]["Role"];
                /** @description Not invited, invited or joined. */
                invitation?: components["schemas"]["Invitation"];
                /** @description Values in described fields, all of which somebody has: one `key=value` a line. */
                having?: string;
                /** @description Described fields that come along, by their keys with full stops between them. */
                fields?: string;
                /** @description `name`, `status`, `role`, `created` or `lastSeen`; with a minus before it downwards. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_PersonRow"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPersonBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDetail"];
                };
            };
            /** @description role_above_own */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_export: {
        parameters: {
            query?: {
                /** @description Part of a name, e-mail, username or employee id. */
                search?: string;
                /** @description A state of the membership. */
                status?: components["schemas"]["PersonStatus"];
                /** @description A held role. */
                role?: components["schemas"]["Role"];
                /** @description Not invited, invited or joined. */
                invitation?: components["schemas"]["Invitation"];
                /** @description Values in described fields, all of which somebody has: one `key=value` a line. */
                having?: string;
                /** @description Described fields that come along, by their keys with full stops between them. */
                fields?: string;
                /** @description `name`, `status`, `role`, `created` or `lastSeen`; with a minus before it downwards. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description no_membership, role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_find_by_property: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindUserTeams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundUserTeam"][];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_change_status: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonStatusBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changed"];
                };
            };
            /** @description person_above */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description last_admin, own_access */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDetail"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_edit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonPatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDetail"];
                };
            };
            /** @description person_above */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_give_roles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolesBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDetail"];
                };
            };
            /** @description person_above, role_above_own */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile, last_admin, own_access */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_name_managers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManagersBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDetail"];
                };
            };
            /** @description person_above */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_invite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDetail"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description cannot_sign_in, no_email */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_invitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationJob"] | null;
                };
            };
        };
    };
    people_invite_many: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedMany"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_set_password: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description impersonating, person_above */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description chooses_own_password */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_import_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportJob"][];
                };
            };
        };
    };
    people_import_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileForm"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportJob"];
                };
            };
            /** @description invalid_form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_import_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportJob"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_import_discard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description already_run */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_import_check: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportJob"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description already_run */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_import_run: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportJob"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description already_run, not_checked */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_import_rows: {
        parameters: {
            query?: {
                /** @description `create`, `update`, `unchanged`, `rejected`; after the run `created`, `updated`. */
                outcome?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_ImportRow"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_import_rows_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_put_own_avatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pictured"];
                };
            };
            /** @description interrupted, invalid_form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_drop_own_avatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pictured"];
                };
            };
        };
    };
    people_put_avatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pictured"];
                };
            };
            /** @description interrupted, invalid_form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description person_above */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_drop_avatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pictured"];
                };
            };
            /** @description person_above */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sign_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignIn"];
                };
            };
            /** @description no_membership, role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_sign_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignIn"];
                };
            };
            /** @description no_membership, role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description control_plane_unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    provider_test: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of the team's providers */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Begun"];
                };
            };
            /** @description provider_failed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description impersonating, role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unlink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of one's own links */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proof"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description impersonating, prove_yourself */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description last_way_in */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    provider_begin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of the team's providers */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Begin"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Begun"];
                };
            };
            /** @description provider_failed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    provider_prove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of the team's providers */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Begun"];
                };
            };
            /** @description provider_failed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description session_ended, signed_out */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description impersonating */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    provider_finish: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 */
                "x-learnt": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Finish"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Finished"];
                };
            };
            /** @description provider_failed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description challenge_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description account_disabled, password_first, wrong_origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description account_exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    provider_exchange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of the team's providers */
                path: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Exchange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exchanged"];
                };
            };
            /** @description invalid_code, provider_failed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description account_disabled */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description account_exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    custom_token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entered"];
                };
            };
            /** @description invalid_code */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description challenge_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description account_disabled, password_first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    preferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
        };
    };
    choose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Choice"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    update_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatedAnswer"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    provider_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One's own id */
                sub: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderUser"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patch_provider_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One's own id */
                sub: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderUserPatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderUser"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    theme: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Look"];
                };
            };
            /** @description no_membership, role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_theme: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LookChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Look"];
                };
            };
            /** @description no_membership, role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description control_plane_unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    navigation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Navigation"];
                };
            };
            /** @description no_membership, role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_navigation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NavigationChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Navigation"];
                };
            };
            /** @description no_membership, role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description control_plane_unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_chat_frame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    live: {
        parameters: {
            query: {
                /** @description From `POST /api/live/ticket`; works once and for a minute. */
                ticket: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A WebSocket */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_a_websocket */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_ticket, session_ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong_origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_a_websocket */
            426: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    permissions_list: {
        parameters: {
            query?: {
                /** @description Of this document. */
                documentId?: string;
                /** @description Of this type. */
                type?: components["schemas"]["DocumentType"];
                /** @description In this state. */
                status?: components["schemas"]["PermissionStatus"];
                /** @description That ask for this category: its id. */
                category?: string;
                /** @description Words of the rule's or the document's title. */
                search?: string;
                /** @description `title`, `createdAt` or `updatedAt`, with a minus downwards; `-updatedAt` if nothing is said. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_Permission"];
                };
            };
        };
    };
    permissions_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            /** @description not_looked_after */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    permissions_export: {
        parameters: {
            query?: {
                /** @description Of this document. */
                documentId?: string;
                /** @description Of this type. */
                type?: components["schemas"]["DocumentType"];
                /** @description In this state. */
                status?: components["schemas"]["PermissionStatus"];
                /** @description That ask for this category: its id. */
                category?: string;
                /** @description Words of the rule's or the document's title. */
                search?: string;
                /** @description `title`, `createdAt` or `updatedAt`, with a minus downwards; `-updatedAt` if nothing is said. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    permissions_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    all_categories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
        };
    };
    values: {
        parameters: {
            query?: {
                /** @description A category's id. */
                category?: string;
                /** @description Part of the value, or of a person's name. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestion"][];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    why: {
        parameters: {
            query: {
                /** @description The document's type; a course if nothing is said. */
                type?: components["schemas"]["DocumentType"];
                /** @description The document. */
                documentId: string;
                /** @description The person. */
                userId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Why"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    permissions_conflicts: {
        parameters: {
            query?: {
                /** @description Of this document. */
                documentId?: string;
                /** @description Of this type. */
                type?: components["schemas"]["DocumentType"];
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_Conflict"];
                };
            };
        };
    };
    permissions_history: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionChange"][];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    edit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            /** @description not_looked_after */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PermissionStatusBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            /** @description not_looked_after */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    presence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignOfLife"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
