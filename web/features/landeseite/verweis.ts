const PLATTFORM = /(^|\.)freiwillig-ja\.de$/;
const REF = 'freiwillig-ja';

/** Did the visitor come from the platform freiwillig-ja: by a link the portal gave it, or by any other? */
export function vonFreiwilligJa(herkunft = document.referrer, ref?: string): boolean {
	return ref === REF || (URL.canParse(herkunft) && PLATTFORM.test(new URL(herkunft).hostname));
}
