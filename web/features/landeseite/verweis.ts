const PLATTFORM = /(^|\.)freiwillig-ja\.de$/;

/** Did the visitor come from the platform freiwillig-ja? */
export function vonFreiwilligJa(herkunft = document.referrer): boolean {
	return URL.canParse(herkunft) && PLATTFORM.test(new URL(herkunft).hostname);
}
