/** A call as the client sees it; `undefined` where the call has none. */
export interface CallShape {
	params: Readonly<Record<string, string>>;
	query: unknown;
	body: unknown;
	/** The whole body of the answer. */
	response: unknown;
}

export interface Zyklus {
	id: string;
	bezeichnung: string;
	/** `YYYY-MM-DD` */
	start: string;
	ende: string;
	bewerbungBis: string | null;
	isAktiv: boolean;
}

export interface Mandant {
	mandantBezeichnung: string;
	mandantKurzBezeichnung: string;
	colorPrimary: string | null;
	colorSecondary: string | null;
	mandantApMail: string | null;
	isWartungsmodus: boolean;
	wartungHeadline: string | null;
	wartungText: string | null;
}

type None = Readonly<Record<never, string>>;

export interface Contract {
	'POST /v1/auth/login': {
		params: None;
		query: undefined;
		body: { login: string; password: string };
		response: unknown;
	};
	'POST /v1/auth/logout': { params: None; query: undefined; body: undefined; response: undefined };
	'POST /v1/auth/activate-account': { params: None; query: undefined; body: { email: string }; response: undefined };
	'GET /v1/auth/check': {
		params: None;
		query: undefined;
		body: undefined;
		response: {
			data: {
				user: { id: string; vorname: string; nachname: string; email: string };
				permissions: readonly string[];
				imp?: { name: string } | null;
			};
		};
	};
	'GET /v1/stammdaten/zyklus': {
		params: None;
		query: { sort?: string } | undefined;
		body: undefined;
		response: { data: readonly Zyklus[] };
	};
	'GET /v1/parameter': { params: None; query: undefined; body: undefined; response: { data: Mandant } };
	'GET /v1/system/info': {
		params: None;
		query: undefined;
		body: undefined;
		response: { data: { version: string; zeit: string; produktion: boolean; heute: string } };
	};
}
