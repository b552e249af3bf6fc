/** How a school vouches for its people: OpenID Connect, or the CAS protocol. */
export const providerKinds = ['oidc', 'cas'] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** Who gets an account by it: whoever comes, or only whoever has one already. */
export const newAccountRules = ['first_sign_in', 'invitation'] as const;

/** A school makes nobody a super administrator. */
export const schoolRoles = ['admin', 'teacher', 'student'] as const;
export type SchoolRole = (typeof schoolRoles)[number];

export const providerLimits = { providers: 20, rules: 40, mark: 4 } as const;

/** The page that the school's sign-in comes back to. */
export const schoolReturnPath = '/login/school';
export const privacyPath = '/privacy';
