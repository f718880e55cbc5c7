/** Generated from docs/openapi/control-plane.json by `npm run api-types`. */
export interface paths {
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks e-mail and password. The answer is a challenge for the second factor. */
        post: operations["password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks the six digits and opens a session. */
        post: operations["second_factor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for one of the operator's passkeys. */
        post: operations["passkey_options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks the passkey and opens a session. */
        post: operations["passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Goes on with a session: a new access token, and a new refresh token in the cookie. */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session. */
        post: operations["sign_out"];
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
        /** Says who is signed in. */
        get: operations["me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists tenants. */
        get: operations["list"];
        put?: never;
        /** Orders a tenant. It is built in the background; its steps tell how far it is. */
        post: operations["create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows one tenant. */
        get: operations["show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the steps of a tenant's building. */
        get: operations["steps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/steps/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Streams the steps of a tenant's building: one event `progress` at once and one after each change, until the
         *     tenant is ready or has failed.
         */
        get: operations["stream_steps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a tenant whose building failed back to work, from the step that failed. */
        post: operations["retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the settings of a tenant that operators choose. */
        get: operations["chosen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the settings of a tenant that operators choose. Its open pages show it within moments. */
        patch: operations["choose"];
        trace?: never;
    };
    "/api/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the plans. */
        get: operations["plans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names the platform's domains. */
        get: operations["platform"];
        put?: never;
        post?: never;
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
        /** Lists what operators did, the newest first. */
        get: operations["audit_operators"];
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
        /** Lists the words of what operators did. */
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
        /** What operators did, as a file. */
        get: operations["audit_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists what was done in a tenant, the newest first. That somebody read it is written down. */
        get: operations["audit_log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/audit-log/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the words of what was done in a tenant. */
        get: operations["audit_log_words"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/audit-log/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done in a tenant, as a file. That somebody took it is written down. */
        get: operations["audit_export_log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/demo-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The demo accounts of a tenant */
        get: operations["demo_accounts_list"];
        put?: never;
        /** Marks a member of a team as a demo account: from then on no bill counts them */
        post: operations["demo_accounts_mark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/demo-accounts/unmark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a demo account count again */
        post: operations["demo_accounts_unmark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/labels/{label}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says whether a new team may have this label. */
        get: operations["look_up_label"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the own domains of a tenant's teams. */
        get: operations["domains_list"];
        put?: never;
        /** Adds a domain to a team. It serves nobody before its record was found. */
        post: operations["domains_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/domains/{host}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Releases a domain: it serves no more at once, and any tenant may add it. */
        delete: operations["domains_release"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/domains/{host}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Looks at a domain now: its record, its addresses, and whether its team answers a request over it. */
        post: operations["domains_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/teams/{team}/main-domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Chooses the host that a team's links use: a live domain, or the one below a platform root. */
        put: operations["domains_choose_main"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fleet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows all tenants together, as they were last counted, and the databases that hold them as they are now. */
        get: operations["fleet_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows how a tenant is now, as its own schema counts it. */
        get: operations["tenants_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/dead-letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the reactions of a tenant that were given up, the newest first, 100 at most. */
        get: operations["dead_letters_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/dead-letters/{letter}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets a reaction that was given up be tried again, as often as the first time. */
        post: operations["dead_letters_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/impersonation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens the way to act as a member of a tenant's team. It works once, for a minute, at the team's host. */
        post: operations["impersonation_open"];
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
        /** One month of all tenants. */
        get: operations["licences_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/licences/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The months of which there is a bill, the newest first. */
        get: operations["licences_months"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/licences/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One month of all tenants, as a file. */
        get: operations["licences_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/licences/export.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One month of all tenants, as a workbook. */
        get: operations["licences_export_workbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/licences/export.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One month of all tenants, as a PDF. */
        get: operations["licences_export_paper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/licences/{tenant}/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A tenant's month, with what was said and decided. */
        get: operations["licences_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/licences/{tenant}/{month}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people behind a tenant's month, in the order in which they counted. */
        get: operations["licences_people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/licences/{tenant}/{month}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves a tenant's month to another state. Approving fixes what is billed; an invoiced month never changes again. */
        post: operations["licences_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/licences/{tenant}/{month}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes a note to a tenant's month that is not invoiced. */
        post: operations["licences_add_note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/licences/{tenant}/{month}/waivers/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Takes a person off the bill of a month that is reviewed, with a reason. */
        put: operations["licences_waive"];
        post?: never;
        /** Puts a person back on the bill of a month that is reviewed. */
        delete: operations["licences_unwaive"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/licences/{tenant}/{month}/recount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts the evidence of a tenant's month anew. A bill that is approved is compared with it and stays as it is. */
        post: operations["licences_recount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspends a tenant: everybody is signed out within seconds, and nobody gets in. Nothing is lost. */
        post: operations["tenants_suspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets people of a suspended tenant sign in again. */
        post: operations["tenants_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Archives a tenant: its hosts answer no more, everything is kept. */
        post: operations["tenants_archive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a tenant out of the archive. It stays suspended until it is resumed. */
        post: operations["tenants_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders that an archived tenant is erased after a time of grace: its rows, roles, schema and files, and the identities of
         *     people who belong to no other tenant. What remains is a certificate.
         */
        post: operations["tenants_order_erasure"];
        /** Calls an order to erase a tenant off, while it has not begun. */
        delete: operations["tenants_cancel_erasure"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists orders to erase tenants, newest first; the finished ones are the certificates. */
        get: operations["erasures_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts a tenant on another plan. Licences are counted by it from the present month on. */
        put: operations["tenants_change_plan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/navigation/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The templates, by name. */
        get: operations["navigation_templates"];
        put?: never;
        /** Makes a template. */
        post: operations["navigation_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/navigation/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a template. The teams of all tenants that begin with it show it within moments. */
        put: operations["navigation_change"];
        post?: never;
        /** Deletes a template that no tenant begins with. */
        delete: operations["navigation_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/navigation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is settled for a tenant's navigation, and what its teams made of it. */
        get: operations["navigation_tenant"];
        /** Settles with which template a tenant's teams begin, and which entries it does not have. Its open pages show it within moments. */
        put: operations["navigation_settle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists one's own passkeys, the oldest first. */
        get: operations["own_passkeys"];
        put?: never;
        /** Keeps a passkey that was made: one signs in with it from now on, instead of a code. */
        post: operations["own_passkeys_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks an authenticator for a new passkey: whoever finds the browser open cannot. */
        post: operations["own_passkeys_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys/{passkey}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes one of one's own passkeys. The authenticator app stays. */
        post: operations["own_passkeys_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists where one is signed in oneself, the newest first. */
        get: operations["own_sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one of one's own sessions: its browser is signed out with its next request. */
        delete: operations["own_sessions_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists everybody who runs the platform, those who may not sign in any more last. */
        get: operations["operators_list"];
        put?: never;
        /** Enters an operator, and answers once what they need to sign in. One who was disabled may sign in again, with what is new. */
        post: operations["operators_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operators/{operator}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Makes an operator something else: they are signed out, and out of whatever tenant they act in if they may do so no more. */
        put: operations["operators_change_role"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operators/{operator}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets an operator sign in no more: they are out of the console at once, and out of whatever tenant they act in within seconds. */
        post: operations["operators_disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operators/{operator}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the sessions of an operator that go on, the newest first. */
        get: operations["operators_sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operators/{operator}/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends a session of an operator: its browser is signed out with its next request. */
        delete: operations["operators_end_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The collections of a tenant that can be asked about, with their fields. */
        get: operations["query_collections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks a tenant's rows. What is asked, and why, is written down before. */
        post: operations["query_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/query/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks a tenant's rows, for a file. What is asked, and why, is written down before. */
        post: operations["query_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/queries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions that operators saved. */
        get: operations["query_saved"];
        put?: never;
        /** Saves a question. What the operator saved under the same name is replaced. */
        post: operations["query_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/queries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a question that oneself saved. */
        delete: operations["query_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/queries/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the operator asked last, the newest first. */
        get: operations["query_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finds tenants, teams and own domains by a part of their names, and people by their whole address: six of each at most. */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/superadmins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The superadmins of a tenant */
        get: operations["superadmins_list"];
        put?: never;
        /** Appoints a member of a team its superadmin */
        post: operations["superadmins_appoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/superadmins/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a superadmin what they were besides */
        post: operations["superadmins_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a team to a tenant that is ready. The tenant's first admin looks after it until others join. */
        post: operations["teams_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/teams/{team}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a team's name, look, tags of newcomers and the ways to sign in that it offers. */
        put: operations["teams_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/teams/{team}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Opens, closes or archives a team. Of a closed or archived one the host answers nobody; nothing is lost. */
        put: operations["teams_change_status"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/teams/{team}/first-admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds the tenant's first admin to a team, where that did not succeed when the team was added. Whoever is in it stays. */
        post: operations["teams_seat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/teams/{team}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a team its tenant's default. */
        post: operations["teams_make_default"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/triggers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A tenant's triggers */
        get: operations["triggers_list"];
        put?: never;
        /** A new trigger; it runs at once */
        post: operations["triggers_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/triggers/dry-run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** For whom a trigger would run: everybody that it is for, or those to whom its event has happened lately */
        post: operations["triggers_dry_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/triggers/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a trigger can name, by a part of its name */
        get: operations["triggers_choices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/triggers/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories that a rule can ask for */
        get: operations["triggers_categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/triggers/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Values of a category, as people of the team have them */
        get: operations["triggers_values"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/triggers/{trigger}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One trigger */
        get: operations["triggers_show"];
        /** Changes a trigger; whoever does so answers for it from then on */
        put: operations["triggers_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/triggers/{trigger}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches a trigger on or off, or puts it away for good */
        post: operations["triggers_switch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/triggers/{trigger}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The secret with which a receiver checks this trigger's webhooks */
        post: operations["triggers_secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/triggers/{trigger}/secret/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renews the secret with which a receiver checks this trigger's webhooks. For a day they are signed with the one before as well */
        post: operations["triggers_rotate_secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/triggers/{trigger}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a trigger did, the newest first */
        get: operations["triggers_runs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/trigger-runs/{run}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One run: what came in, what each action came to, and each try of its webhooks */
        get: operations["triggers_run"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/trigger-runs/{run}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tries a run again that failed or was skipped, or does one once more that was done */
        post: operations["triggers_run_again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/{id}/trigger-deliveries/{delivery}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a webhook again, under the same id */
        post: operations["triggers_redeliver"];
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
        /** @description About whom, why, and that it is really the operator. */
        AboutMember: {
            /** @description A team of the tenant. */
            teamId: string;
            /** @description The address of a member of it. */
            email: string;
            /** @description 3 to 500 letters; the person and the tenant's admins read it. */
            reason: string;
            /** @description Six digits of the operator's app. */
            code: string;
        };
        /** @description What was accepted. */
        Accepted: {
            /** @description The tenant's id. */
            id: string;
        };
        /** @description The first admin of a new tenant. */
        AdminOrder: {
            /** @default  */
            firstName?: string;
            /** @default  */
            lastName?: string;
            /**
             * @description Where the invitation goes.
             * @default
             */
            email?: string;
        };
        /** @description The first admin. */
        AdminView: {
            firstName: string;
            lastName: string;
            /** @description Where the invitation went. */
            email: string;
        };
        /** @description What an operator needs to sign in. Shown once: it is kept only as a hash and under seal. */
        AdmissionView: {
            /**
             * Format: uuid
             * @description The operator.
             */
            id: string;
            email: string;
            password: string;
            /** @description The second factor, for an authenticator app. */
            totpSecret: string;
            /** @description The same as an address that apps read from a QR code. */
            totpUri: string;
        };
        /** @description How the requests of a tenant, or of all, were answered in the last day. */
        AnswerView: {
            /** @description The tenant; empty: all. */
            id: string;
            /** @description The organisation's name. */
            name: string;
            /** Format: int64 */
            requests: number;
            /**
             * Format: int64
             * @description Of them, those that failed by our fault.
             */
            errors: number;
            /**
             * Format: int64
             * @description Within so many milliseconds 95 of a hundred were answered; absent where there was none.
             */
            p95Ms?: number | null;
        };
        /** @description How requests were answered in the last day: all of them, and the tenants that stand out. */
        AnswersView: {
            /** @description All tenants together. */
            all: components["schemas"]["AnswerView"];
            /** @description Tenants some of whose requests failed, those with the largest share first. */
            failing: components["schemas"]["AnswerView"][];
            /** @description Tenants that wait longest, of those that asked often enough to tell. */
            slow: components["schemas"]["AnswerView"][];
        };
        /** @description What the second factor answers to. */
        Challenge: {
            /** @description To be sent with the code. */
            challenge: string;
            /**
             * Format: int64
             * @description For how many seconds it can be answered.
             */
            expiresIn: number;
            /** @description Whether a passkey answers it, too. */
            hasPasskey: boolean;
        };
        /** @description What a look found about one condition. */
        Check: {
            condition: components["schemas"]["Condition"];
            met: components["schemas"]["Met"];
            /**
             * @description Why, as a word: found, different, missing, vouched, noAnswer; found, missing, private, noAnswer; answered, otherSite,
             *     notAsked, noConnection.
             */
            code: string;
            /** @description What was found: texts of the record, addresses. */
            found: string[];
        };
        /** @description What operators choose. */
        Choices: {
            /** @description Where the marketplace button leads; without an address there is no button. */
            marketplaceLink?: string | null;
            /** @description Whether there is a support chat. */
            showSupportChatDialog: boolean;
            /** @description The script of the chat's provider. */
            supportChatScript?: string | null;
            /** @description Whether rewards are shown. */
            rewards: boolean;
        };
        /** @description What is to be different. */
        ChoicesChange: {
            /** @description Settings by their names: what is absent stays, `null` takes a value away, what is not an operator's is dropped. */
            settings: Record<string, unknown>;
            /**
             * Format: int32
             * @description The revision that was looked at: an older one is refused with 409.
             */
            revision: number;
        };
        /** @description What operators chose, and which change of the tenant it is. */
        Chosen: {
            settings: components["schemas"]["Choices"];
            /**
             * Format: int32
             * @description To be sent with a change.
             */
            revision: number;
        };
        /** @description A database that holds tenants. */
        ClusterView: {
            id: string;
            /**
             * Format: int64
             * @description Tenants that it holds.
             */
            tenants: number;
            /**
             * Format: int32
             * @description How many it takes at most.
             */
            maxTenants: number;
            /** @description Whether new tenants go there. */
            acceptsNew: boolean;
            /**
             * Format: int64
             * @description Schemas that stand ready.
             */
            stock: number;
            /**
             * Format: int64
             * @description People of its tenants.
             */
            people: number;
            answers: boolean;
            /**
             * Format: int64
             * @description Open connections of the server; absent when it does not answer.
             */
            connections?: number | null;
            /**
             * Format: int64
             * @description How many it takes at most.
             */
            mostConnections?: number | null;
            /**
             * Format: int64
             * @description How large the database is.
             */
            bytes?: number | null;
        };
        /** @description The second factor. */
        CodeInput: {
            /** @description What the first factor answered. */
            challenge: string;
            /** @description Six digits. */
            code: string;
        };
        /** @description A question about one collection. */
        CollectionQuery: {
            /** @description As the specification calls it. */
            collection: string;
            /** @description Which fields are shown; all of them where none is named. */
            fields?: string[];
            /** @description What must hold of a row, all of it. */
            filters?: components["schemas"]["QueryFilter"][];
            /** @description By what rows are ordered. */
            order?: components["schemas"]["OrderBy"][];
            /**
             * Format: int32
             * @description How many rows, 1 to 1,000.
             */
            limit?: number | null;
        };
        /**
         * @description One thing that has to be so.
         * @enum {string}
         */
        Condition: "record" | "address" | "request";
        /** @description A page of a log. */
        CursorPage_OperatorAuditEvent: {
            /** @description The rows. */
            items: {
                /** Format: uuid */
                id: string;
                /** Format: date-time */
                at: string;
                /** @description What, as a word for programs: `tenant.ordered`. */
                action: string;
                /** @description The id of what it was done to. */
                subject: string;
                /** @description What that was called then. */
                subjectName?: string | null;
                /**
                 * Format: uuid
                 * @description Who did it; nobody: a command on the server itself.
                 */
                operatorId?: string | null;
                /** @description Their name then. */
                operatorName?: string | null;
                ip?: string | null;
                requestId?: string | null;
                /** @description What else is known of it. */
                details: Record<string, unknown>;
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
        /** @description A page of a log. */
        CursorPage_TenantAuditEvent: {
            /** @description The rows. */
            items: {
                /** Format: uuid */
                id: string;
                /** Format: date-time */
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
                /** Format: uuid */
                actingAs?: string | null;
                /** @description Their name then. */
                actingAsName?: string | null;
                /** @description At which team's host. */
                teamId?: string | null;
                ip?: string | null;
                requestId?: string | null;
                /** @description What else is known of it. */
                details: Record<string, unknown>;
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
        /** @description How many people did something on a day. */
        Day: {
            /**
             * Format: date
             * @description The day, in the tenant's time zone.
             */
            day: string;
            /**
             * Format: int64
             * @description Distinct people.
             */
            people: number;
        };
        /** @description A reaction that was given up. */
        DeadLetter: {
            /**
             * Format: uuid
             * @description The fact.
             */
            id: string;
            /** @description What happened, such as person.invited. */
            kind: string;
            /** @description The id of what it is about. */
            subject: string;
            /** @description Why the reaction failed. */
            error?: string | null;
            /**
             * Format: int32
             * @description How often it was tried.
             */
            attempts: number;
            /** Format: date-time */
            at: string;
            /**
             * Format: date-time
             * @description When it was given up.
             */
            deadAt: string;
        };
        /** @description A try to deliver a webhook. */
        DeliveryTry: {
            /** Format: date-time */
            at: string;
            /**
             * Format: int32
             * @description How it was answered; absent: not at all.
             */
            status?: number | null;
            /**
             * Format: int64
             * @description After so many milliseconds.
             */
            ms: number;
            /** @description The beginning of the answer. */
            answer?: string | null;
            /** @description Why there was none. */
            error?: string | null;
        };
        /** @description Somebody whom no bill counts. */
        DemoAccountLine: {
            teamId: string;
            /** Format: uuid */
            userId: string;
            /** @description First and last name; empty when they are in no team any more. */
            name: string;
            /** @description Their address in the team. */
            email?: string | null;
            reason: string;
            /** @description The operator who said so. */
            markedBy: string;
            /** Format: date-time */
            markedAt: string;
        };
        /** @description Whom the operator's word was about. */
        DemoWord: {
            /** @description First and last name. */
            name: string;
            /** @description They were so already; nothing was done. */
            already: boolean;
        };
        /** @description A domain to be added. */
        DomainInput: {
            /** @description A team of the tenant. */
            teamId: string;
            /** @description A host name such as academy.example.com. */
            host: string;
        };
        /**
         * @description How far a domain is.
         * @enum {string}
         */
        DomainState: "waiting" | "proved" | "live" | "grace" | "stopped";
        /** @description A host of a team. */
        DomainView: {
            host: string;
            /** @description Whether links use it. */
            isDefault: boolean;
            /**
             * Format: date-time
             * @description Since when the team answers there.
             */
            verifiedAt?: string | null;
        };
        /** @description What an operator says who wants a tenant erased. */
        ErasureInput: {
            /** @description The tenant's name, typed. */
            confirmation: string;
            /** @description 3 to 500 letters; it stands on the certificate. */
            reason: string;
            /**
             * Format: int64
             * @description For so many days the order can be called off, 0 to 90.
             */
            graceDays: number;
        };
        /** @description An order to erase a tenant; once it is finished, the certificate. */
        ErasureView: {
            /**
             * Format: uuid
             * @description The order's id, and the certificate's number.
             */
            id: string;
            tenantId: string;
            /** @description The organisation's name. */
            tenantName: string;
            /** @description The schema that held it. */
            schema?: string | null;
            /** @description The cluster that held the schema. */
            cluster?: string | null;
            reason: string;
            /** @description Who ordered it. */
            requestedBy?: string | null;
            /**
             * Format: date-time
             * @description When it was ordered.
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description From when on it is carried out.
             */
            dueAt: string;
            /**
             * Format: date-time
             * @description Since when it cannot be called off.
             */
            begunAt?: string | null;
            /**
             * Format: date-time
             * @description Since when schema and roles are gone.
             */
            schemaGoneAt?: string | null;
            /**
             * Format: date-time
             * @description Since when the files are gone.
             */
            filesGoneAt?: string | null;
            /**
             * Format: date-time
             * @description Since when nothing is left.
             */
            finishedAt?: string | null;
            /**
             * Format: int64
             * @description Distinct people who had a membership.
             */
            people: number;
            /**
             * Format: int64
             * @description Tables of the schema.
             */
            tables: number;
            /**
             * Format: int64
             * @description Their bytes, with indexes.
             */
            tableBytes: number;
            /**
             * Format: int64
             * @description Files of the object store.
             */
            files: number;
            /** Format: int64 */
            fileBytes: number;
            /**
             * Format: int64
             * @description Identities of people who belonged to no other tenant.
             */
            identities: number;
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
        /** @description A day of all tenants. */
        FleetDayView: {
            /**
             * Format: date
             * @description The day, in each tenant's own time zone.
             */
            day: string;
            /**
             * Format: int64
             * @description People; who did something in two tenants counts in both.
             */
            people: number;
            /**
             * Format: int64
             * @description Tenants in which somebody did something.
             */
            tenants: number;
        };
        /** @description All tenants together. */
        FleetView: {
            /** @description Tenants by state. */
            tenants: components["schemas"]["StateCount"][];
            /** @description Own domains by state. */
            domains: components["schemas"]["StateCount"][];
            /**
             * Format: int64
             * @description People of all tenants; who belongs to two counts in both.
             */
            people: number;
            /**
             * Format: int64
             * @description Those who were seen in the last 30 days.
             */
            recent: number;
            /**
             * Format: int64
             * @description Reactions that are due.
             */
            waiting: number;
            /**
             * Format: int64
             * @description Reactions that were given up.
             */
            dead: number;
            /**
             * Format: date-time
             * @description When a tenant was counted last.
             */
            countedAt?: string | null;
            /** @description The last 30 days. */
            days: components["schemas"]["FleetDayView"][];
            /** @description How requests were answered in the last day. */
            answers: components["schemas"]["AnswersView"];
            /** @description The databases that hold tenants. */
            clusters: components["schemas"]["ClusterView"][];
            /** @description Tenants that need somebody to look at them, the worst first, 50 at most. */
            troubled: components["schemas"]["TroubledTenant"][];
            /**
             * Format: int64
             * @description How many need it in all.
             */
            troubledInAll: number;
        };
        /** @description A further team of a tenant. */
        FurtherTeam: {
            displayName: string;
            /** @description The first label of its host, and its id. */
            label: string;
            /** @description The platform root below which it answers. */
            root: string;
            theme?: components["schemas"]["Theme"];
        };
        /** @description Whether a label can be had. */
        LabelState: {
            /** @description True when a new team may have it. */
            available: boolean;
            /** @description Why not. */
            reason?: string | null;
        };
        /** @description A tenant's month, with what was said and decided. */
        LicenceDetail: {
            /** @description The month. */
            line: components["schemas"]["LicenceLine"];
            /** @description What was said and decided, oldest first. */
            notes: components["schemas"]["LicenceNoteView"][];
        };
        /** @description A tenant's month. */
        LicenceLine: {
            tenantId: string;
            /** @description The organisation's name. */
            tenantName: string;
            /** @description As 2026-11. */
            month: string;
            /** @description The plan in force then. */
            plan: string;
            /** @description signedIn or learningActive. */
            metric: string;
            /**
             * Format: int32
             * @description How many people were included; absent: any number.
             */
            included?: number | null;
            /**
             * Format: int32
             * @description People who counted.
             */
            counted: number;
            /**
             * Format: int64
             * @description Of them not billed.
             */
            waived: number;
            /**
             * Format: int32
             * @description Superadmins, who never count: the most there were at once while the month ran; absent where nobody counted them.
             */
            superadmins?: number | null;
            /**
             * Format: int64
             * @description Billed beyond what is included.
             */
            over: number;
            /**
             * Format: int32
             * @description Counted more than in the month before; absent where there was none.
             */
            difference?: number | null;
            /**
             * Format: int32
             * @description What was approved to be billed.
             */
            billed?: number | null;
            /** @description open, in_review, approved, disputed or invoiced. */
            state: string;
            /** @description By team, the largest first. */
            teams: components["schemas"]["TeamCount"][];
            /** @description The months of the last year, oldest first. */
            trend: components["schemas"]["MonthCount"][];
            /**
             * Format: date-time
             * @description When it was last counted.
             */
            countedAt: string;
            /**
             * Format: date-time
             * @description When its state was last changed by somebody.
             */
            reviewedAt?: string | null;
            reviewedBy?: string | null;
        };
        /** @description A move, and what is to be said of it. */
        LicenceMove: {
            /** @description in_review, approved, disputed or invoiced. */
            to: string;
            /** @description What others should know; needed for a dispute. */
            note?: string | null;
            /**
             * Format: int64
             * @description For an approval: how many people were to be billed when it was looked at. Another number by now is refused with 409.
             */
            people?: number | null;
        };
        /** @description Something that was said or decided. */
        LicenceNoteView: {
            text?: string | null;
            /** @description The state before. */
            from?: string | null;
            /** @description The state since. */
            to?: string | null;
            by: string;
            /** Format: date-time */
            at: string;
        };
        /** @description Somebody who counted. */
        LicencePerson: {
            /** Format: uuid */
            userId: string;
            /** @description First and last name. */
            name: string;
            /** @description Their address, where they have one. */
            email?: string | null;
            /** @description In which team they counted first. */
            teamId: string;
            /** @description By what: signedIn or learningActive. */
            event: string;
            /** Format: date-time */
            at: string;
            waiver?: components["schemas"]["WaiverView"] | null;
        };
        /** @description Something said about a month, or why somebody is not billed. */
        LicenceText: {
            /** @description 3 to 500 letters. */
            text: string;
        };
        /** @description Which host a team's links are to use. */
        MainDomainInput: {
            /** @description A live domain of the team, or its host below a platform root. */
            host: string;
        };
        /** @description Who is signed in. */
        Me: {
            /**
             * Format: uuid
             * @description The operator.
             */
            id: string;
            name: string;
            email: string;
            /** @description What they are here for. */
            role: components["schemas"]["OperatorRole"];
        };
        /**
         * @description Whether it is so.
         * @enum {string}
         */
        Met: "yes" | "no" | "unknown";
        /** @description How many counted in a month. */
        MonthCount: {
            /** @description As 2026-11. */
            month: string;
            /**
             * Format: int64
             * @description People.
             */
            counted: number;
        };
        /** @description Why something is done. */
        MoveReason: {
            /** @description 3 to 500 letters; operators read it. */
            reason: string;
        };
        /** @description A template. */
        NavigationTemplate: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Its entries. */
            navigation: Record<string, unknown>[];
            /**
             * Format: int32
             * @description To be sent with a change.
             */
            revision: number;
            /**
             * Format: int64
             * @description How many tenants begin with it.
             */
            tenants: number;
            /** @description Who changed it last. */
            changedBy: string;
            /** Format: date-time */
            changedAt: string;
        };
        /** @description A passkey that was made for oneself. */
        NewPasskey: {
            /** @description What to call it. */
            name: string;
            /** @description What the options came with. */
            request: string;
            /** @description `credential.toJSON()`. */
            credential: Record<string, unknown>;
        };
        /** @description What an operator did. */
        OperatorAuditEvent: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            /** @description What, as a word for programs: `tenant.ordered`. */
            action: string;
            /** @description The id of what it was done to. */
            subject: string;
            /** @description What that was called then. */
            subjectName?: string | null;
            /**
             * Format: uuid
             * @description Who did it; nobody: a command on the server itself.
             */
            operatorId?: string | null;
            /** @description Their name then. */
            operatorName?: string | null;
            ip?: string | null;
            requestId?: string | null;
            /** @description What else is known of it. */
            details: Record<string, unknown>;
        };
        /** @description Somebody who is to run the platform, too. */
        OperatorInput: {
            email: string;
            name: string;
            /** @description What they are here for. */
            role: components["schemas"]["OperatorRole"];
            /** @description Six digits of one's own app. */
            code: string;
        };
        /** @description A passkey of one's own. */
        OperatorPasskeyView: {
            /** @description The credential's id. */
            id: string;
            /** @description What its owner calls it. */
            name: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was given last.
             */
            lastUsedAt?: string | null;
        };
        /**
         * @description What an operator is here for. Everybody reads the console; who changes what differs.
         * @enum {string}
         */
        OperatorRole: "administrator" | "support" | "billing" | "reader";
        /** @description A session of an operator that goes on. */
        OperatorSessionView: {
            /**
             * Format: uuid
             * @description The session.
             */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was gone on with last.
             */
            renewedAt: string;
            /**
             * Format: date-time
             * @description When it ends by itself.
             */
            expiresAt: string;
            /** @description What the browser says that it is. */
            userAgent?: string | null;
            /** @description From where it began. */
            ip?: string | null;
            /** @description Whether it is the one that asks. */
            isThis: boolean;
        };
        /** @description Somebody who runs the platform. */
        OperatorView: {
            /**
             * Format: uuid
             * @description The operator.
             */
            id: string;
            email: string;
            name: string;
            /** @description Whether it is who asks. */
            isYou: boolean;
            /** @description What they are here for. */
            role: components["schemas"]["OperatorRole"];
            /**
             * Format: int64
             * @description Passkeys that they can sign in with besides their app.
             */
            passkeys: number;
            /**
             * Format: date-time
             * @description When they were entered.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Since when they may not sign in.
             */
            disabledAt?: string | null;
            /**
             * Format: date-time
             * @description When they signed in last, as far as it is remembered.
             */
            signedInAt?: string | null;
            /**
             * Format: int64
             * @description Sessions that go on.
             */
            sessions: number;
        };
        /** @description A field by which rows are ordered. */
        OrderBy: {
            field: string;
            /** @description The largest first. */
            descending?: boolean;
        };
        /** @description How a tenant is now. */
        Overview: {
            /**
             * Format: int64
             * @description Persons with a membership that is not terminated or archived.
             */
            people: number;
            /**
             * Format: int64
             * @description Those of them who were seen in the last 30 days.
             */
            recent: number;
            /**
             * Format: date-time
             * @description When somebody was last seen.
             */
            lastSeenAt?: string | null;
            /**
             * Format: int64
             * @description Reactions that are due.
             */
            waiting: number;
            /**
             * Format: date-time
             * @description The oldest of them.
             */
            oldestDueAt?: string | null;
            /**
             * Format: int64
             * @description Reactions that were given up.
             */
            dead: number;
            /** @description The last 30 days, the present one last. */
            days: components["schemas"]["Day"][];
        };
        /** @description A domain of a team. */
        OwnDomain: {
            host: string;
            teamId: string;
            state: components["schemas"]["DomainState"];
            /** @description Whether the team's links use it. */
            isMain: boolean;
            /** @description Whether no record is asked for: it was entered when the installation was set up. */
            vouched: boolean;
            /** @description What proves it. */
            record: components["schemas"]["ProofRecord"];
            /** @description What the last look found, condition by condition; empty before the first. */
            checks: components["schemas"]["Check"][];
            /**
             * Format: date-time
             * @description When it was looked at last.
             */
            checkedAt?: string | null;
            /**
             * Format: date-time
             * @description When it will be looked at next, at the latest.
             */
            nextCheckAt: string;
            /**
             * Format: date-time
             * @description Since when it is proved.
             */
            provedAt?: string | null;
            /**
             * Format: date-time
             * @description When a request over it was answered for the first time.
             */
            liveAt?: string | null;
            /**
             * Format: date-time
             * @description Since when its record is gone.
             */
            lostAt?: string | null;
            /**
             * Format: date-time
             * @description Until when it serves without its record.
             */
            servesUntil?: string | null;
            /** @description Which operator added it. */
            addedBy?: string | null;
            /**
             * Format: date-time
             * @description When it was added.
             */
            createdAt: string;
        };
        /** @description One page of a list. */
        Page_ErasureView: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description The order's id, and the certificate's number.
                 */
                id: string;
                tenantId: string;
                /** @description The organisation's name. */
                tenantName: string;
                /** @description The schema that held it. */
                schema?: string | null;
                /** @description The cluster that held the schema. */
                cluster?: string | null;
                reason: string;
                /** @description Who ordered it. */
                requestedBy?: string | null;
                /**
                 * Format: date-time
                 * @description When it was ordered.
                 */
                requestedAt: string;
                /**
                 * Format: date-time
                 * @description From when on it is carried out.
                 */
                dueAt: string;
                /**
                 * Format: date-time
                 * @description Since when it cannot be called off.
                 */
                begunAt?: string | null;
                /**
                 * Format: date-time
                 * @description Since when schema and roles are gone.
                 */
                schemaGoneAt?: string | null;
                /**
                 * Format: date-time
                 * @description Since when the files are gone.
                 */
                filesGoneAt?: string | null;
                /**
                 * Format: date-time
                 * @description Since when nothing is left.
                 */
                finishedAt?: string | null;
                /**
                 * Format: int64
                 * @description Distinct people who had a membership.
                 */
                people: number;
                /**
                 * Format: int64
                 * @description Tables of the schema.
                 */
                tables: number;
                /**
                 * Format: int64
                 * @description Their bytes, with indexes.
                 */
                tableBytes: number;
                /**
                 * Format: int64
                 * @description Files of the object store.
                 */
                files: number;
                /** Format: int64 */
                fileBytes: number;
                /**
                 * Format: int64
                 * @description Identities of people who belonged to no other tenant.
                 */
                identities: number;
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
        Page_LicenceLine: {
            /** @description The rows. */
            items: {
                tenantId: string;
                /** @description The organisation's name. */
                tenantName: string;
                /** @description As 2026-11. */
                month: string;
                /** @description The plan in force then. */
                plan: string;
                /** @description signedIn or learningActive. */
                metric: string;
                /**
                 * Format: int32
                 * @description How many people were included; absent: any number.
                 */
                included?: number | null;
                /**
                 * Format: int32
                 * @description People who counted.
                 */
                counted: number;
                /**
                 * Format: int64
                 * @description Of them not billed.
                 */
                waived: number;
                /**
                 * Format: int32
                 * @description Superadmins, who never count: the most there were at once while the month ran; absent where nobody counted them.
                 */
                superadmins?: number | null;
                /**
                 * Format: int64
                 * @description Billed beyond what is included.
                 */
                over: number;
                /**
                 * Format: int32
                 * @description Counted more than in the month before; absent where there was none.
                 */
                difference?: number | null;
                /**
                 * Format: int32
                 * @description What was approved to be billed.
                 */
                billed?: number | null;
                /** @description open, in_review, approved, disputed or invoiced. */
                state: string;
                /** @description By team, the largest first. */
                teams: components["schemas"]["TeamCount"][];
                /** @description The months of the last year, oldest first. */
                trend: components["schemas"]["MonthCount"][];
                /**
                 * Format: date-time
                 * @description When it was last counted.
                 */
                countedAt: string;
                /**
                 * Format: date-time
                 * @description When its state was last changed by somebody.
                 */
                reviewedAt?: string | null;
                reviewedBy?: string | null;
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
                /** Format: uuid */
                userId: string;
                /** @description First and last name. */
                name: string;
                /** @description Their address, where they have one. */
                email?: string | null;
                /** @description In which team they counted first. */
                teamId: string;
                /** @description By what: signedIn or learningActive. */
                event: string;
                /** Format: date-time */
                at: string;
                waiver?: components["schemas"]["WaiverView"] | null;
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
        Page_TenantLine: {
            /** @description The rows. */
            items: {
                id: string;
                /** @description The organisation's name. */
                name: string;
                /** @description requested, provisioning, ready, failed, suspended or archived. */
                status: string;
                /** @description The plan's id. */
                plan: string;
                /** @description Whether it is a demonstration. */
                isDemo: boolean;
                /** Format: int64 */
                teams: number;
                /** @description The first team's host. */
                mainDomain: string;
                /** @description Where the first team answers. */
                url: string;
                /** @description The database that holds it. */
                cluster?: string | null;
                /** @description The schema that holds it. */
                schema?: string | null;
                /** @description How it is: good, behind, queueStuck, deadLetters, unreachable, migrationFailed, notCounted, or none where nobody is served. */
                health: string;
                /**
                 * Format: int64
                 * @description Persons who were seen in the last 30 days, as they were last counted.
                 */
                recent?: number | null;
                /** @description How many people did something on each of the last 30 days, the present one last; empty before the first count. */
                days: number[];
                /**
                 * Format: int64
                 * @description At which migration its schema stands.
                 */
                migrationVersion?: number | null;
                /** @description Why its last migration failed. */
                migrationError?: string | null;
                /**
                 * Format: int64
                 * @description Persons with a membership that is not terminated or archived; when its database does not answer, as they were last counted.
                 *     Absent while it is being built.
                 */
                people?: number | null;
                /**
                 * Format: date-time
                 * @description When somebody was last seen there; absent like the people.
                 */
                lastSeenAt?: string | null;
                /**
                 * Format: date-time
                 * @description When it was ordered.
                 */
                createdAt: string;
                /** Format: date-time */
                readyAt?: string | null;
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
        Page_TriggerLine: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description The trigger.
                 */
                id: string;
                title: string;
                /** @description The team in which it acts. */
                teamId: string;
                /** @description What wakes it. */
                event: string;
                enabled: boolean;
                /** @description Why it was switched off by itself: `gone`. */
                stopped?: string | null;
                /** @description Who saved it last. */
                authorName: string;
                /** Format: date-time */
                updatedAt: string;
                /**
                 * Format: int64
                 * @description Runs within the last 24 hours.
                 */
                runs: number;
                /**
                 * Format: int64
                 * @description Of them failed.
                 */
                failed: number;
                /**
                 * Format: date-time
                 * @description When the last run began.
                 */
                lastRunAt?: string | null;
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
        Page_TriggerPerson: {
            /** @description The rows. */
            items: {
                /** Format: uuid */
                userId: string;
                /** @description First and last name. */
                name: string;
                email?: string | null;
                /** @description Their status in the team. */
                status: string;
                /**
                 * Format: int64
                 * @description How often the event has happened to them within the days that were asked for; 0 where none were.
                 */
                times: number;
                /**
                 * Format: date-time
                 * @description When it did last.
                 */
                lastAt?: string | null;
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
        Page_TriggerRunLine: {
            /** @description The rows. */
            items: {
                /**
                 * Format: uuid
                 * @description The run.
                 */
                id: string;
                /** Format: uuid */
                userId: string;
                /** @description Their name; empty: they are gone. */
                name: string;
                event: string;
                /** Format: date-time */
                eventAt: string;
                /** @description What it was about. */
                documentTitle: string;
                /** @description waiting, done, skipped, stopped or failed. */
                state: string;
                /**
                 * Format: date-time
                 * @description When it is its turn.
                 */
                dueAt?: string | null;
                /**
                 * Format: int32
                 * @description How often it was tried.
                 */
                attempts: number;
                /** @description Why it did nothing, as a word. */
                errorCode?: string | null;
                /** @description Why it did nothing. */
                error?: string | null;
                /**
                 * Format: int32
                 * @description 0; of a replay its number.
                 */
                replay: number;
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                ranAt?: string | null;
                /** @description The states of its webhooks: sending, delivered, failed, gone or refused. */
                deliveries: string[];
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
        /** @description A passkey as the second factor. */
        PasskeyInput: {
            /** @description What the first factor answered. */
            challenge: string;
            /** @description What the options came with. */
            request: string;
            /** @description `credential.toJSON()`. */
            credential: Record<string, unknown>;
        };
        /** @description What the browser asks of an authenticator, and the secret that the answer is found by. */
        PasskeyRequest: {
            /** @description To be sent with the answer. */
            request: string;
            /** @description For `PublicKeyCredential.parseCreationOptionsFromJSON`, or `parseRequestOptionsFromJSON` where one is asked for. */
            options: Record<string, unknown>;
        };
        /** @description Which first factor a passkey is to follow. */
        PasskeyWanted: {
            /** @description What the first factor answered. */
            challenge: string;
        };
        /** @description The first factor. */
        PasswordInput: {
            /** @description The operator's address. */
            email: string;
            password: string;
        };
        /** @description A question that was asked before. */
        PastQuery: {
            /**
             * Format: uuid
             * @description The row of the operators' log.
             */
            id: string;
            tenantId: string;
            /** @description What that was called then. */
            tenantName?: string | null;
            query: components["schemas"]["CollectionQuery"];
            reason: string;
            /** Format: date-time */
            at: string;
        };
        /** @description A plan that a tenant can be on. */
        Plan: {
            id: string;
            name: string;
            /** @description For whom it is. */
            description: string;
        };
        /** @description Which plan a tenant is to be on. */
        PlanInput: {
            /** @description The plan's id. */
            plan: string;
            /** @description The one that it was on when it was looked at: another one is refused with 409. */
            from: string;
        };
        /** @description The platform's own hosts. */
        Platform: {
            /** @description Domains below which teams answer; the first is the usual one. */
            roots: string[];
            /** @description The scheme of links. */
            scheme: string;
            /**
             * Format: int32
             * @description The port of links, where it is not the scheme's own.
             */
            port?: number | null;
            /** @description The databases that hold tenants. */
            clusters: string[];
            /**
             * Format: int64
             * @description The newest migration of tenants' schemas.
             */
            latestVersion: number;
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
        /** @description How far a tenant's building is. */
        Progress: {
            status: string;
            /** @description All steps, in order. */
            steps: components["schemas"]["StepView"][];
        };
        /** @description That it is really the operator who asks. */
        ProofInput: {
            /** @description Six digits of one's own app. */
            code: string;
        };
        /** @description The record that proves a domain. */
        ProofRecord: {
            /** @description Its full name. */
            name: string;
            /** @description TXT. */
            type: string;
            /** @description What it must say. */
            value: string;
        };
        /** @description What was found. */
        QueryAnswer: {
            /** @description The fields of a row, in order. */
            fields: components["schemas"]["QueryField"][];
            /** @description The rows; of a masked field a mask, or nothing where there is nothing. */
            rows: Record<string, unknown>[][];
            /** @description There is more than was asked for, or than fits. */
            isCut: boolean;
            /**
             * Format: int64
             * @description How long it took.
             */
            milliseconds: number;
        };
        /** @description A collection, as the screen offers it. */
        QueryCollection: {
            /** @description As the specification calls it. */
            name: string;
            fields: components["schemas"]["QueryField"][];
        };
        /** @description A field, and what can be asked of it. */
        QueryField: {
            /** @description In camelCase. */
            name: string;
            /** @description text, id, number, truth, moment, day, texts, ids or json. */
            kind: string;
            /** @description Whether only is shown that there is something. */
            masked: boolean;
            /** @description Whether rows can be ordered by it. */
            sorts: boolean;
            /** @description By which words it can be filtered. */
            operators: string[];
        };
        /** @description What must hold of a row. */
        QueryFilter: {
            field: string;
            /** @description is, isNot, less, atMost, greater, atLeast, contains, beginsWith, oneOf, holds, isEmpty or isFilled. */
            operator: string;
            /** @description What it is compared with; of oneOf several, with commas. */
            value?: string;
        };
        /** @description A question that is to be answered now. */
        QueryInput: {
            query: components["schemas"]["CollectionQuery"];
            /** @description Why, in 3 to 500 letters: it stands in the operators' log. */
            reason: string;
            /** @description Six digits of the operator's app, where the last ones are too long ago. */
            code?: string | null;
            /** @description For a file: csv or json. */
            format?: string | null;
        };
        /** @description The evidence beside the bill. */
        Recount: {
            /**
             * Format: int32
             * @description What the bill says: counted, whatever is waived.
             */
            bill: number;
            /**
             * Format: int64
             * @description What the evidence says now.
             */
            evidence: number;
        };
        /** @description What an operator is to be from now on. */
        RoleInput: {
            /** @description What they are here for. */
            role: components["schemas"]["OperatorRole"];
            /** @description Six digits of one's own app. */
            code: string;
        };
        /** @description That a trigger's secret is to be renewed. */
        RotateSecret: {
            /**
             * Format: int32
             * @description The revision that was on the screen.
             */
            revision: number;
        };
        /** @description A category that a rule can ask for. */
        RuleCategory: {
            /** @description As it is kept. */
            id: string;
            /** @description What the team calls it; empty: what everybody does. */
            label: string;
            /** @description `nobody`, `person`, `word`, `truth` or `text`. */
            shape: string;
        };
        /** @description How a run is repeated. */
        RunAgain: {
            /** @description Done once more, as a run of its own; otherwise what failed is tried again. */
            replay: boolean;
        };
        /** @description What is to be settled for a tenant. */
        SaveNavigation: {
            /**
             * Format: uuid
             * @description The template with which its teams begin; none: the product's own tree.
             */
            template?: string | null;
            /** @description Entries that the tenant does not have, by their ids; what lies below a part goes with it. */
            unavailable: string[];
            /**
             * Format: int32
             * @description The revision of the tenant that was looked at: an older one is refused with 409.
             */
            revision: number;
        };
        /** @description A question to be saved. */
        SaveQuery: {
            /** @description 1 to 80 letters. */
            name: string;
            query: components["schemas"]["CollectionQuery"];
        };
        /** @description A template to be saved. */
        SaveTemplate: {
            /** @description 1 to 80 letters, unlike any other template's. */
            name: string;
            /** @description The entries; keys that are unknown are dropped. */
            navigation: Record<string, unknown>[];
            /**
             * Format: int32
             * @description Of a template that is there: the revision that was looked at.
             */
            revision?: number | null;
        };
        /** @description A question that somebody saved. */
        SavedQuery: {
            /** Format: uuid */
            id: string;
            name: string;
            query: components["schemas"]["CollectionQuery"];
            /** @description Who saved it. */
            by: string;
            /** @description Whether that was oneself: only then it can be deleted. */
            isOwn: boolean;
            /** Format: date-time */
            savedAt: string;
        };
        /** @description Something that was found. */
        SearchHit: {
            /** @description tenant, team, domain or person. */
            kind: string;
            /** @description The tenant it belongs to. */
            tenantId: string;
            tenantName: string;
            title: string;
            /** @description The tenant's or domain's state, the team's host, the person's address. */
            note: string;
        };
        /** @description How many are in a state. */
        StateCount: {
            state: string;
            /** Format: int64 */
            count: number;
        };
        /** @description A step of the building log. */
        StepView: {
            /** @description requested, role, schema, migrations, settings, domain, invitation or ready. */
            step: string;
            /** @description pending, running, done or failed. */
            status: string;
            /**
             * Format: int32
             * @description How often it was tried.
             */
            attempts: number;
            /** @description What came of it: stock, roles, schema, version, defaults, host or invited. */
            outcome?: string | null;
            /** @description What that is about: the schema's name, the version, the host, the address. */
            about?: string | null;
            error?: string | null;
            /** Format: date-time */
            startedAt?: string | null;
            /** Format: date-time */
            finishedAt?: string | null;
            /**
             * Format: int64
             * @description How long it took, in milliseconds.
             */
            durationMs?: number | null;
        };
        /** @description What the console shows of a tenant: the answer of `tenant_summary()`. */
        Summary: {
            /**
             * Format: int64
             * @description Persons with a membership that is not terminated or archived.
             */
            people: number;
            /**
             * Format: int64
             * @description Persons with an active membership.
             */
            active: number;
            /**
             * Format: int64
             * @description Courses that are not archived.
             */
            courses: number;
            /**
             * Format: date-time
             * @description When somebody was last seen.
             */
            lastSeenAt?: string | null;
        };
        /** @description A superadmin of one of a tenant's teams. */
        SuperadminLine: {
            teamId: string;
            /** Format: uuid */
            userId: string;
            /** @description First and last name. */
            name: string;
            /** @description Their address in the team. */
            email?: string | null;
            /** @description Whether they can sign in at the moment. */
            usable: boolean;
        };
        /**
         * @description What becomes of a trigger.
         * @enum {string}
         */
        SwitchTo: "enabled" | "disabled" | "archived";
        /** @description What was added. */
        TeamAdded: {
            /** @description The team's id. */
            id: string;
        };
        /** @description A team as it is to be. What is not named stays. */
        TeamChangeInput: {
            /**
             * Format: int32
             * @description The revision that was looked at.
             */
            revision: number;
            displayName: string;
            /** @description Where its people ask for help; empty: nowhere. */
            supportEmail?: string;
            /** @description Its own terms; empty: none. */
            termsAndConditionsUrl?: string;
            /** @description Its colours. What is absent is the palette's. */
            theme?: components["schemas"]["Theme"];
            /** @description What newcomers are marked with. */
            registrationTags: string[];
            /** @description The ids of the ways to sign in that stay; email always does. */
            ways: string[];
        };
        /** @description How many counted first in a team. */
        TeamCount: {
            teamId: string;
            /**
             * Format: int64
             * @description People.
             */
            counted: number;
        };
        /** @description A team's navigation. */
        TeamNavigation: {
            /** @description The team. */
            id: string;
            name: string;
            /** @description Its own entries; none: it has what its tenant begins with. */
            navigation: Record<string, unknown>[];
        };
        /** @description The first team of a new tenant. */
        TeamOrder: {
            /** @default  */
            displayName?: string;
            /**
             * @description The first label of its host.
             * @default
             */
            label?: string;
        };
        /** @description What is to become of a team. */
        TeamStatusInput: {
            /** @description active, inactive or archived. */
            status: string;
        };
        /** @description A team of a tenant. */
        TeamView: {
            id: string;
            displayName: string;
            /** @description active, inactive or archived. */
            status: string;
            /** @description Whether it is the tenant's first. */
            isDefault: boolean;
            /** @description Its host. */
            mainDomain: string;
            /** @description Where it answers. */
            url: string;
            theme: Record<string, unknown>;
            /** @description What its newcomers are marked with. */
            registrationTags: string[];
            /** @description The ways to sign in to it, by their kinds. */
            providers: string[];
            /** @description The same with their names, in the order in which they are offered. */
            ways: components["schemas"]["TeamWayIn"][];
            /** @description Where its people ask for help. */
            supportEmail?: string | null;
            /** @description Its own terms. */
            termsAndConditionsUrl?: string | null;
            /**
             * Format: int32
             * @description Counts its changes.
             */
            revision: number;
            /** @description Its own hosts. */
            domains: components["schemas"]["DomainView"][];
        };
        /** @description A way to sign in to a team. */
        TeamWayIn: {
            /** @description Its id in the team. */
            id: string;
            /** @description email, google, microsoft and so on. */
            kind: string;
            /** @description What its button says. */
            name: string;
        };
        /** @description What was done in a tenant. */
        TenantAuditEvent: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
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
            /** Format: uuid */
            actingAs?: string | null;
            /** @description Their name then. */
            actingAsName?: string | null;
            /** @description At which team's host. */
            teamId?: string | null;
            ip?: string | null;
            requestId?: string | null;
            /** @description What else is known of it. */
            details: Record<string, unknown>;
        };
        /** @description A line of the list. */
        TenantLine: {
            id: string;
            /** @description The organisation's name. */
            name: string;
            /** @description requested, provisioning, ready, failed, suspended or archived. */
            status: string;
            /** @description The plan's id. */
            plan: string;
            /** @description Whether it is a demonstration. */
            isDemo: boolean;
            /** Format: int64 */
            teams: number;
            /** @description The first team's host. */
            mainDomain: string;
            /** @description Where the first team answers. */
            url: string;
            /** @description The database that holds it. */
            cluster?: string | null;
            /** @description The schema that holds it. */
            schema?: string | null;
            /** @description How it is: good, behind, queueStuck, deadLetters, unreachable, migrationFailed, notCounted, or none where nobody is served. */
            health: string;
            /**
             * Format: int64
             * @description Persons who were seen in the last 30 days, as they were last counted.
             */
            recent?: number | null;
            /** @description How many people did something on each of the last 30 days, the present one last; empty before the first count. */
            days: number[];
            /**
             * Format: int64
             * @description At which migration its schema stands.
             */
            migrationVersion?: number | null;
            /** @description Why its last migration failed. */
            migrationError?: string | null;
            /**
             * Format: int64
             * @description Persons with a membership that is not terminated or archived; when its database does not answer, as they were last counted.
             *     Absent while it is being built.
             */
            people?: number | null;
            /**
             * Format: date-time
             * @description When somebody was last seen there; absent like the people.
             */
            lastSeenAt?: string | null;
            /**
             * Format: date-time
             * @description When it was ordered.
             */
            createdAt: string;
            /** Format: date-time */
            readyAt?: string | null;
        };
        /** @description What is settled for a tenant, and what its teams made of it. */
        TenantNavigation: {
            /**
             * Format: uuid
             * @description The template with which its teams begin.
             */
            template?: string | null;
            /** @description Entries that it does not have. */
            unavailable: string[];
            /**
             * Format: int32
             * @description To be sent with a change.
             */
            revision: number;
            teams: components["schemas"]["TeamNavigation"][];
        };
        /** @description A new tenant. */
        TenantOrder: {
            /**
             * @description The organisation's name.
             * @default
             */
            name?: string;
            /**
             * @default {
             *       "displayName": "",
             *       "label": ""
             *     }
             */
            team?: components["schemas"]["TeamOrder"];
            /**
             * @description The platform root below which the team answers; either this or `domain`.
             * @default null
             */
            root?: string | null;
            /**
             * @description A domain of the tenant's own.
             * @default null
             */
            domain?: string | null;
            /**
             * @description Who is invited first.
             * @default {
             *       "email": "",
             *       "firstName": "",
             *       "lastName": ""
             *     }
             */
            admin?: components["schemas"]["AdminOrder"];
            /**
             * @description The team's colours.
             * @default {}
             */
            theme?: components["schemas"]["Theme"];
            /**
             * @description The plan's id.
             * @default
             */
            plan?: string;
            /**
             * @description An IANA time zone; UTC where absent.
             * @default null
             */
            timeZone?: string | null;
        };
        /** @description Everything about one tenant. */
        TenantView: {
            id: string;
            /** @description The organisation's name. */
            name: string;
            /** @description requested, provisioning, ready, failed, suspended or archived. */
            status: string;
            /** @description The plan's id. */
            plan: string;
            /** @description The database cluster that holds it. */
            cluster?: string | null;
            /** @description The schema that holds it. */
            schema?: string | null;
            timeZone: string;
            /** @description Whether it is a demonstration. */
            isDemo: boolean;
            /** @description Where its first team answers. */
            url: string;
            settings: Record<string, unknown>;
            /** @description Who was invited first. */
            admin: components["schemas"]["AdminView"];
            /**
             * Format: int64
             * @description At which migration its schema stands.
             */
            migrationVersion?: number | null;
            /**
             * Format: int64
             * @description The newest migration.
             */
            latestVersion: number;
            /** @description Why its last migration failed. */
            migrationError?: string | null;
            /**
             * Format: date-time
             * @description When it was ordered.
             */
            createdAt: string;
            /** Format: date-time */
            readyAt?: string | null;
            /** @description Its teams, the first one first. */
            teams: components["schemas"]["TeamView"][];
            /** @description The building log. */
            steps: components["schemas"]["StepView"][];
            /** @description Why an operator moved it to its present state. */
            statusReason?: string | null;
            /**
             * Format: date-time
             * @description Since when it is in the state that an operator moved it to.
             */
            statusAt?: string | null;
            erasure?: components["schemas"]["ErasureView"] | null;
            summary?: components["schemas"]["Summary"] | null;
        };
        /** @description The look that an operator chooses with a new team. Absent colours are the palette's. */
        Theme: {
            /**
             * @description Buttons, links, marks.
             * @default null
             * @example #1f6feb
             */
            primaryColor?: string | null;
            /**
             * @description Accents.
             * @default null
             */
            secondaryColor?: string | null;
            /**
             * @description The navigation at the side.
             * @default null
             */
            sidebarBackgroundColor?: string | null;
            /**
             * @description The bar on top.
             * @default null
             */
            topHeaderBackgroundColor?: string | null;
            /**
             * @description One of the presets.
             * @default null
             */
            palette?: string | null;
            /**
             * @description Whether the navigation begins unfolded for whoever has not chosen otherwise.
             * @default false
             */
            navigationOpen?: boolean;
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
        /** @description What a trigger does. In texts `{firstName}`, `{lastName}` and `{about}` stand for the person and what the event was about. */
        TriggerAction: {
            subject: string;
            /** @description What it says; an empty line begins a paragraph. */
            text: string;
            /** @enum {string} */
            type: "email";
        } | {
            /** @description One line. */
            title: string;
            /** @description A sentence or two. */
            text: string;
            /** @enum {string} */
            type: "notify";
        } | {
            /** @description Which of the two. */
            kind: components["schemas"]["TriggerAssignable"];
            /** Format: uuid */
            document: string;
            /** @enum {string} */
            type: "assign";
        } | {
            /** @description Which of the two. */
            kind: components["schemas"]["TriggerAssignable"];
            /** Format: uuid */
            document: string;
            /** @enum {string} */
            type: "unassign";
        } | {
            /** @description The field, such as `loc1` or `fields.shoeSize`. */
            field: string;
            /** @description What stands in it then; nothing empties it. */
            value: string;
            /** @enum {string} */
            type: "setField";
        } | {
            /** Format: uuid */
            badge: string;
            /** @enum {string} */
            type: "awardBadge";
        } | {
            url: string;
            /** @enum {string} */
            type: "webhook";
        };
        /**
         * @description What a rule can assign, and a trigger too.
         * @enum {string}
         */
        TriggerAssignable: "course" | "resource";
        /** @description A change of a trigger. */
        TriggerChange: {
            /**
             * Format: int32
             * @description The revision that was on the screen.
             */
            revision: number;
            /** @description What it is from now on. */
            content: components["schemas"]["TriggerContent"];
        };
        /** @description Something to choose in a trigger. */
        TriggerChoice: {
            value: string;
            /** @description What is read. */
            label: string;
        };
        /** @description A trigger as somebody enters it. */
        TriggerContent: {
            /** @description The team in which it acts. */
            teamId: string;
            title: string;
            /** @description What wakes it. */
            event: components["schemas"]["TriggerEvent"];
            /** @description Of which courses, badges, events or forms; empty: of all. */
            documents?: string[];
            /** @description For whom: AND across categories, OR inside a list, as in permissions. */
            rule: {
                [key: string]: string[];
            };
            /** @description What it does, in this order. */
            actions: components["schemas"]["TriggerAction"][];
            /**
             * Format: int32
             * @description So many seconds after the event.
             */
            delaySeconds?: number;
            /**
             * Format: int32
             * @description So many runs in an hour at most; what is more waits.
             */
            perHour?: number | null;
            /**
             * Format: int32
             * @description So many runs for one person at most; what is more is skipped.
             */
            perPerson?: number | null;
        };
        /** @description A webhook. */
        TriggerDelivery: {
            /**
             * Format: uuid
             * @description The delivery; its receiver knows it as `msg_` and these letters without hyphens.
             */
            id: string;
            /** @description To which address. */
            url: string;
            body: string;
            /** @description sending, delivered, failed, gone or refused. */
            state: string;
            /**
             * Format: date-time
             * @description When it is sent next.
             */
            dueAt?: string | null;
            /**
             * Format: int32
             * @description How often it was sent.
             */
            attempts: number;
            /** @description The latest tries, the first of them first. */
            tries: components["schemas"]["DeliveryTry"][];
        };
        /** @description Whom a trigger would concern. */
        TriggerDryRun: {
            /** @description The team in which it would act. */
            teamId: string;
            /** @description What would wake it. */
            event: components["schemas"]["TriggerEvent"];
            /** @description Of which documents; empty: of all. */
            documents?: string[];
            rule: {
                [key: string]: string[];
            };
            /**
             * Format: int64
             * @description Only those to whom the event has happened within the last so many days, 1 to 30; none: everybody that it is for.
             */
            days?: number | null;
        };
        /**
         * @description What happens to somebody and can wake a trigger.
         * @enum {string}
         */
        TriggerEvent: "personInvited" | "personRegistered" | "statusChanged" | "courseAssigned" | "courseCompleted" | "badgeEarned" | "certificateIssued" | "eventRegistered" | "eventAttended" | "formSubmitted" | "formMarked";
        /** @description A line of the list. */
        TriggerLine: {
            /**
             * Format: uuid
             * @description The trigger.
             */
            id: string;
            title: string;
            /** @description The team in which it acts. */
            teamId: string;
            /** @description What wakes it. */
            event: string;
            enabled: boolean;
            /** @description Why it was switched off by itself: `gone`. */
            stopped?: string | null;
            /** @description Who saved it last. */
            authorName: string;
            /** Format: date-time */
            updatedAt: string;
            /**
             * Format: int64
             * @description Runs within the last 24 hours.
             */
            runs: number;
            /**
             * Format: int64
             * @description Of them failed.
             */
            failed: number;
            /**
             * Format: date-time
             * @description When the last run began.
             */
            lastRunAt?: string | null;
        };
        /** @description A new trigger's id. */
        TriggerMade: {
            /**
             * Format: uuid
             * @description The trigger.
             */
            id: string;
        };
        /** @description Somebody for whom a trigger would run. */
        TriggerPerson: {
            /** Format: uuid */
            userId: string;
            /** @description First and last name. */
            name: string;
            email?: string | null;
            /** @description Their status in the team. */
            status: string;
            /**
             * Format: int64
             * @description How often the event has happened to them within the days that were asked for; 0 where none were.
             */
            times: number;
            /**
             * Format: date-time
             * @description When it did last.
             */
            lastAt?: string | null;
        };
        /** @description One run whole. */
        TriggerRun: {
            /**
             * Format: uuid
             * @description The run.
             */
            id: string;
            /** Format: uuid */
            triggerId: string;
            /** Format: uuid */
            eventId: string;
            event: string;
            /** Format: date-time */
            eventAt: string;
            /** Format: uuid */
            documentId?: string | null;
            /** @description What that is called. */
            documentTitle: string;
            /** Format: uuid */
            userId: string;
            /** @description Their name; empty: they are gone. */
            name: string;
            email?: string | null;
            /**
             * Format: int32
             * @description How many triggers led to the event.
             */
            depth: number;
            /**
             * Format: int32
             * @description 0; of a replay its number.
             */
            replay: number;
            /** @description waiting, done, skipped, stopped or failed. */
            state: string;
            /**
             * Format: date-time
             * @description When it is its turn.
             */
            dueAt?: string | null;
            /**
             * Format: int32
             * @description How often it was tried.
             */
            attempts: number;
            /** @description What each action came to. */
            output: Record<string, unknown>[];
            /** @description Why it did nothing, as a word. */
            errorCode?: string | null;
            /** @description Why it did nothing. */
            error?: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            ranAt?: string | null;
            /** @description Its webhooks. */
            deliveries: components["schemas"]["TriggerDelivery"][];
        };
        /** @description A line of the log of runs. */
        TriggerRunLine: {
            /**
             * Format: uuid
             * @description The run.
             */
            id: string;
            /** Format: uuid */
            userId: string;
            /** @description Their name; empty: they are gone. */
            name: string;
            event: string;
            /** Format: date-time */
            eventAt: string;
            /** @description What it was about. */
            documentTitle: string;
            /** @description waiting, done, skipped, stopped or failed. */
            state: string;
            /**
             * Format: date-time
             * @description When it is its turn.
             */
            dueAt?: string | null;
            /**
             * Format: int32
             * @description How often it was tried.
             */
            attempts: number;
            /** @description Why it did nothing, as a word. */
            errorCode?: string | null;
            /** @description Why it did nothing. */
            error?: string | null;
            /**
             * Format: int32
             * @description 0; of a replay its number.
             */
            replay: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            ranAt?: string | null;
            /** @description The states of its webhooks: sending, delivered, failed, gone or refused. */
            deliveries: string[];
        };
        /** @description With which secret a receiver checks the webhooks of a trigger. */
        TriggerSecret: {
            /** @description As the Standard Webhooks format writes it. */
            secret: string;
        };
        /** @description Whether a trigger runs. */
        TriggerSwitch: {
            /** @description What becomes of it. */
            to: components["schemas"]["SwitchTo"];
        };
        /** @description One trigger. */
        TriggerView: {
            /**
             * Format: uuid
             * @description The trigger.
             */
            id: string;
            /** @description The team in which it acts. */
            teamId: string;
            title: string;
            /** @description What wakes it. */
            event: components["schemas"]["TriggerEvent"];
            /** @description Of which courses, badges, events or forms; empty: of all. */
            documents: string[];
            rule: {
                [key: string]: string[];
            };
            actions: components["schemas"]["TriggerAction"][];
            /**
             * Format: int32
             * @description So many seconds after the event.
             */
            delaySeconds: number;
            /**
             * Format: int32
             * @description So many runs in an hour at most.
             */
            perHour?: number | null;
            /**
             * Format: int32
             * @description So many runs for one person at most.
             */
            perPerson?: number | null;
            enabled: boolean;
            /** @description Why it was switched off by itself: `gone`. */
            stopped?: string | null;
            /** @description Who saved it last and answers for it. */
            authorName: string;
            /**
             * Format: uuid
             * @description The operator.
             */
            authorId: string;
            /**
             * Format: date-time
             * @description When its secret was renewed last.
             */
            secretRotatedAt?: string | null;
            /**
             * Format: int32
             * @description To be named by a change.
             */
            revision: number;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updatedAt: string;
            /** @description The names of documents and people that it names, by their ids. */
            names: {
                [key: string]: string;
            };
        };
        /** @description A tenant that needs somebody to look at it. */
        TroubledTenant: {
            id: string;
            /** @description The organisation's name. */
            name: string;
            /** @description failed, migrationFailed, unreachable, deadLetters, queueStuck or behind. */
            health: string;
            /**
             * Format: int64
             * @description Reactions that were given up.
             */
            dead: number;
            /**
             * Format: int64
             * @description Reactions that are due.
             */
            waiting: number;
            error?: string | null;
        };
        /** @description Why somebody is not billed. */
        WaiverView: {
            reason: string;
            /** @description Who said so. */
            by: string;
            /** Format: date-time */
            at: string;
        };
        /** @description The way to the team's host. */
        WayIn: {
            /** @description To be opened in a tab of its own; works once. */
            url: string;
            /**
             * Format: int64
             * @description For so many seconds.
             */
            expiresIn: number;
            name: string;
        };
        /** @description Whom the operator's word is about. It takes effect within moments. */
        Word: {
            /** @description First and last name. */
            name: string;
            /** @description They were so already; nothing is done. */
            already: boolean;
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
    password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"];
                };
            };
            /** @description wrong_password */
            401: {
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
    second_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeInput"];
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
            /** @description challenge_expired, wrong_code */
            401: {
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
    passkey_options: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyWanted"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            /** @description challenge_expired, wrong_passkey */
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
    passkey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyInput"];
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
            /** @description challenge_expired, wrong_passkey */
            401: {
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
    sign_out: {
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
                    "application/json": components["schemas"]["Me"];
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
        };
    };
    list: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
                /** @description Part of the name, the id or the host. */
                search?: string;
                /**
                 * @description One or several states, with commas.
                 * @example ready,failed
                 */
                status?: string;
                /** @description One or several plans, with commas. */
                plan?: string;
                /** @description One or several databases, with commas. */
                cluster?: string;
                /** @description How it is: good, behind, queueStuck, deadLetters, unreachable, migrationFailed or notCounted; several with commas. */
                health?: string;
                /**
                 * @description `name`, `status`, `plan`, `createdAt`, `people`, `recent` or `lastSeenAt`; a leading minus turns the order round.
                 * @example -createdAt
                 */
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
                    "application/json": components["schemas"]["Page_TenantLine"];
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
    create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantOrder"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
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
    show: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
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
                    "application/json": components["schemas"]["TenantView"];
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
    steps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
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
                    "application/json": components["schemas"]["StepView"][];
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
    stream_steps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
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
                    "text/event-stream": components["schemas"]["Progress"];
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
    retry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
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
                    "application/json": components["schemas"]["Accepted"];
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
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_failed */
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
    chosen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
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
                    "application/json": components["schemas"]["Chosen"];
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
    choose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChoicesChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chosen"];
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
    plans: {
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
                    "application/json": components["schemas"]["Plan"][];
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
        };
    };
    platform: {
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
                    "application/json": components["schemas"]["Platform"];
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
        };
    };
    audit_operators: {
        parameters: {
            query?: {
                /** @description Parts of names, of an id, or of the word of what was done. */
                search?: string;
                /** @description What was done, such as `tenant.ordered`. */
                action?: string;
                operator?: string;
                /** @description From this day (UTC), or this moment, on. */
                from?: string;
                /** @description Until this day (UTC), which still counts, or this moment. */
                to?: string;
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
                    "application/json": components["schemas"]["CursorPage_OperatorAuditEvent"];
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
            /** @description signed_out */
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
    audit_export: {
        parameters: {
            query?: {
                /** @description Parts of names, of an id, or of the word of what was done. */
                search?: string;
                /** @description What was done, such as `tenant.ordered`. */
                action?: string;
                operator?: string;
                /** @description From this day (UTC), or this moment, on. */
                from?: string;
                /** @description Until this day (UTC), which still counts, or this moment. */
                to?: string;
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
            /** @description signed_out */
            401: {
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
    audit_log: {
        parameters: {
            query?: {
                /** @description Part of a name, or of the word of what was done. */
                search?: string;
                /** @description What was done, such as `person.invited`. */
                action?: string;
                actor?: string;
                /** @description In whose name it was done. */
                actingAs?: string;
                /** @description From this day (UTC), or this moment, on. */
                from?: string;
                /** @description Until this day (UTC), which still counts, or this moment. */
                to?: string;
                /** @description The rows that follow this one: `next` of the page before. */
                after?: string;
                /** @description The rows that precede this one: `previous` of the page behind. */
                before?: string;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @description The tenant */
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
                    "application/json": components["schemas"]["CursorPage_TenantAuditEvent"];
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
            /** @description database_unavailable */
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
    audit_log_words: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
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
                    "application/json": string[];
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
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description database_unavailable */
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
    audit_export_log: {
        parameters: {
            query?: {
                /** @description Part of a name, or of the word of what was done. */
                search?: string;
                /** @description What was done, such as `person.invited`. */
                action?: string;
                actor?: string;
                /** @description In whose name it was done. */
                actingAs?: string;
                /** @description From this day (UTC), or this moment, on. */
                from?: string;
                /** @description Until this day (UTC), which still counts, or this moment. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description The tenant */
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
            /** @description signed_out */
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
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description database_unavailable */
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
    demo_accounts_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
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
                    "application/json": components["schemas"]["DemoAccountLine"][];
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
            /** @description not_ready */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description database_unavailable */
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
    demo_accounts_mark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AboutMember"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoWord"];
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
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_ready */
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
            /** @description database_unavailable */
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
    demo_accounts_unmark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AboutMember"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoWord"];
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
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_ready */
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
            /** @description database_unavailable */
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
    look_up_label: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What was typed */
                label: string;
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
                    "application/json": components["schemas"]["LabelState"];
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
        };
    };
    domains_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
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
                    "application/json": components["schemas"]["OwnDomain"][];
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
    domains_add: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDomain"];
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
            /** @description not_found */
            404: {
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
    domains_release: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
                /** @description The domain */
                host: string;
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
            /** @description signed_out */
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
    domains_check: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
                /** @description The domain */
                host: string;
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
                    "application/json": components["schemas"]["OwnDomain"];
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
    domains_choose_main: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
                /** @description The team */
                team: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MainDomainInput"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_proved, not_answered, record_lost */
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
    fleet_show: {
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
                    "application/json": components["schemas"]["FleetView"];
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
        };
    };
    tenants_overview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
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
                    "application/json": components["schemas"]["Overview"];
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
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_ready */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description database_unavailable */
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
    dead_letters_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
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
                    "application/json": components["schemas"]["DeadLetter"][];
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
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description database_unavailable */
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
    dead_letters_retry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
                /** @description The fact */
                letter: string;
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
            /** @description signed_out */
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
            /** @description database_unavailable */
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
    impersonation_open: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AboutMember"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WayIn"];
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
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_ready */
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
            /** @description database_unavailable */
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
    licences_list: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
                /** @description As 2026-11; the present month where nothing is asked. */
                month?: string;
                /** @description Part of the tenant's name or id. */
                search?: string;
                /**
                 * @description One or several states, with commas.
                 * @example in_review,disputed
                 */
                state?: string;
                /** @description `name`, `counted`, `over` or `difference`; a leading minus turns the order round. */
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
                    "application/json": components["schemas"]["Page_LicenceLine"];
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
    licences_months: {
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
            /** @description signed_out */
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
    licences_export: {
        parameters: {
            query?: {
                /** @description As 2026-11; the present month where nothing is asked. */
                month?: string;
                /** @description Part of the tenant's name or id. */
                search?: string;
                /**
                 * @description One or several states, with commas.
                 * @example in_review,disputed
                 */
                state?: string;
                /** @description `name`, `counted`, `over` or `difference`; a leading minus turns the order round. */
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
            /** @description signed_out */
            401: {
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
    licences_export_workbook: {
        parameters: {
            query?: {
                /** @description As 2026-11; the present month where nothing is asked. */
                month?: string;
                /** @description Part of the tenant's name or id. */
                search?: string;
                /**
                 * @description One or several states, with commas.
                 * @example in_review,disputed
                 */
                state?: string;
                /** @description `name`, `counted`, `over` or `difference`; a leading minus turns the order round. */
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": number[];
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
    licences_export_paper: {
        parameters: {
            query?: {
                /** @description As 2026-11; the present month where nothing is asked. */
                month?: string;
                /** @description Part of the tenant's name or id. */
                search?: string;
                /**
                 * @description One or several states, with commas.
                 * @example in_review,disputed
                 */
                state?: string;
                /** @description `name`, `counted`, `over` or `difference`; a leading minus turns the order round. */
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
                    "application/pdf": number[];
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
    licences_show: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                tenant: string;
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
                    "application/json": components["schemas"]["LicenceDetail"];
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
                /** @description The tenant */
                tenant: string;
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
            /** @description signed_out */
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
            /** @description database_unavailable */
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
    licences_decide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                tenant: string;
                /** @description As 2026-11 */
                month: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicenceMove"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    licences_add_note: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                tenant: string;
                /** @description As 2026-11 */
                month: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicenceText"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description not_found */
            404: {
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
    licences_waive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                tenant: string;
                /** @description As 2026-11 */
                month: string;
                /** @description Who */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicenceText"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description not_found */
            404: {
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
            /** @description invalid_fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description database_unavailable */
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
    licences_unwaive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                tenant: string;
                /** @description As 2026-11 */
                month: string;
                /** @description Who */
                user: string;
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
            /** @description signed_out */
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
    licences_recount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                tenant: string;
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
                    "application/json": components["schemas"]["Recount"];
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
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description database_unavailable */
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
    tenants_suspend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveReason"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description not_found */
            404: {
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
    tenants_resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
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
            /** @description signed_out */
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
            /** @description wrong_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description database_unavailable */
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
    tenants_archive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveReason"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong_state, platform_own */
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
    tenants_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
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
            /** @description signed_out */
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
    tenants_order_erasure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasureInput"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureView"];
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
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong_state, platform_own */
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
    tenants_cancel_erasure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
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
            /** @description signed_out */
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
            /** @description begun */
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
    erasures_list: {
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
                    "application/json": components["schemas"]["Page_ErasureView"];
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
        };
    };
    tenants_change_plan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanInput"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    navigation_templates: {
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
                    "application/json": components["schemas"]["NavigationTemplate"][];
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
        };
    };
    navigation_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTemplate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
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
    navigation_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The template */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTemplate"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    navigation_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The template */
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
            /** @description signed_out */
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
            /** @description in_use */
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
    navigation_tenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
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
                    "application/json": components["schemas"]["TenantNavigation"];
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
    navigation_settle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveNavigation"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    own_passkeys: {
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
                    "application/json": components["schemas"]["OperatorPasskeyView"][];
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
        };
    };
    own_passkeys_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorPasskeyView"];
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
            /** @description passkey_known, too_many_passkeys */
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
    own_passkeys_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
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
    own_passkeys_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which */
                passkey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofInput"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
                    "application/json": components["schemas"]["OperatorSessionView"][];
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
        };
    };
    own_sessions_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which */
                session: string;
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
            /** @description signed_out */
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
    operators_list: {
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
                    "application/json": components["schemas"]["OperatorView"][];
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
        };
    };
    operators_invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdmissionView"];
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
    operators_change_role: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Who */
                operator: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description gone_meanwhile, last_administrator */
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
    operators_disable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Who */
                operator: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofInput"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description yourself, already_disabled */
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
    operators_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Who */
                operator: string;
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
                    "application/json": components["schemas"]["OperatorSessionView"][];
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
    operators_end_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Who */
                operator: string;
                /** @description Which */
                session: string;
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
            /** @description signed_out */
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
    query_collections: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
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
                    "application/json": components["schemas"]["QueryCollection"][];
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
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_ready */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description database_unavailable */
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
    query_ask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueryInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueryAnswer"];
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
            /** @description not_fresh */
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
            /** @description not_ready */
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
            /** @description query_running */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description database_unavailable */
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
    query_export: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueryInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
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
            /** @description not_fresh */
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
            /** @description not_ready */
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
            /** @description query_running */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description database_unavailable */
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
    query_saved: {
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
                    "application/json": components["schemas"]["SavedQuery"][];
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
        };
    };
    query_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveQuery"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description too_many */
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
    query_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The saved question */
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
            /** @description signed_out */
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
    query_history: {
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
                    "application/json": components["schemas"]["PastQuery"][];
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
        };
    };
    search: {
        parameters: {
            query?: {
                /** @description Part of a name, a label or a host; or the whole address of a person. */
                q?: string;
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
                    "application/json": components["schemas"]["SearchHit"][];
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
        };
    };
    superadmins_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
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
                    "application/json": components["schemas"]["SuperadminLine"][];
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
            /** @description not_ready */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description database_unavailable */
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
    superadmins_appoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AboutMember"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Word"];
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
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_ready */
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
            /** @description database_unavailable */
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
    superadmins_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AboutMember"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Word"];
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
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_ready */
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
            /** @description database_unavailable */
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
    teams_add: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FurtherTeam"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamAdded"];
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
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_ready */
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
    teams_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
                /** @description The team */
                team: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamChangeInput"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    teams_change_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
                /** @description The team */
                team: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamStatusInput"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description is_default, already */
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
    teams_seat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
                /** @description The team */
                team: string;
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
            /** @description signed_out */
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
            /** @description not_ready */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_seated */
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
    teams_make_default: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
                /** @description The team */
                team: string;
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
            /** @description signed_out */
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
            /** @description not_active */
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
    triggers_list: {
        parameters: {
            query?: {
                /** @description Part of the title. */
                search?: string;
                /** @description `on`, `off` or `failing`. */
                state?: string;
                /** @description `title`, `-title`, `-runs` or `-updatedAt`. */
                sort?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @description The tenant */
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
                    "application/json": components["schemas"]["Page_TriggerLine"];
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
            /** @description not_ready */
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
            /** @description database_unavailable */
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
    triggers_create: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriggerContent"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TriggerMade"];
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
            /** @description not_ready */
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
            /** @description database_unavailable */
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
    triggers_dry_run: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriggerDryRun"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_TriggerPerson"];
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
            /** @description not_ready */
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
            /** @description database_unavailable */
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
    triggers_choices: {
        parameters: {
            query: {
                /** @description The team in which the trigger acts. */
                team: string;
                /** @description `course`, `resource`, `badge`, `event`, `form` or `field`. */
                kind: string;
                /** @description Part of the name. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The tenant */
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
                    "application/json": components["schemas"]["TriggerChoice"][];
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
            /** @description not_ready */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description database_unavailable */
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
    triggers_categories: {
        parameters: {
            query: {
                /** @description The team in which the trigger acts. */
                team: string;
            };
            header?: never;
            path: {
                /** @description The tenant */
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
                    "application/json": components["schemas"]["RuleCategory"][];
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
            /** @description not_ready */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description database_unavailable */
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
    triggers_values: {
        parameters: {
            query: {
                /** @description The team in which the trigger acts. */
                team: string;
                category: string;
                /** @description Part of the value. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The tenant */
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
                    "application/json": components["schemas"]["TriggerChoice"][];
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
            /** @description not_ready */
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
            /** @description database_unavailable */
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
    triggers_show: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
                trigger: string;
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
                    "application/json": components["schemas"]["TriggerView"];
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
            /** @description not_ready */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description database_unavailable */
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
    triggers_save: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
                trigger: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriggerChange"];
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
            /** @description changed_meanwhile, not_ready */
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
            /** @description database_unavailable */
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
    triggers_switch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
                trigger: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriggerSwitch"];
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
            /** @description not_ready */
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
            /** @description database_unavailable */
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
    triggers_secret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
                trigger: string;
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
                    "application/json": components["schemas"]["TriggerSecret"];
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
            /** @description not_ready */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description database_unavailable */
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
    triggers_rotate_secret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
                trigger: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateSecret"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TriggerSecret"];
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
            /** @description changed_meanwhile, not_ready */
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
            /** @description database_unavailable */
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
    triggers_runs: {
        parameters: {
            query?: {
                /** @description Part of the person's name or address. */
                search?: string;
                /** @description waiting, done, skipped, stopped or failed. */
                state?: string;
                /** @description The page, from 1. */
                page?: number;
                /** @description Rows on a page, at most 200. */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
                trigger: string;
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
                    "application/json": components["schemas"]["Page_TriggerRunLine"];
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
            /** @description not_ready */
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
            /** @description database_unavailable */
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
    triggers_run: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
                run: string;
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
                    "application/json": components["schemas"]["TriggerRun"];
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
            /** @description not_ready */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description database_unavailable */
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
    triggers_run_again: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
                run: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunAgain"];
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
            /** @description wrong_state, not_ready */
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
            /** @description database_unavailable */
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
    triggers_redeliver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant */
                id: string;
                delivery: string;
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
            /** @description on_its_way, not_ready */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description database_unavailable */
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
}
