/**
 * Tenant colours at run time: ten OKLCH steps from one colour. Lightness and chroma follow the steps of the
 * design's own petrol, so that another tenant's steps have the same contrasts; the hue is the tenant's.
 */

export type Palette = readonly [string, string, string, string, string, string, string, string, string, string];

interface Oklch {
	readonly l: number;
	readonly c: number;
	readonly h: number;
}

/** Lightness and chroma per step, lightest first; step 7 is the action colour itself. */
const STEPS: readonly (readonly [l: number, c: number])[] = [
	[0.963, 0.0161],
	[0.922, 0.0289],
	[0.865, 0.05],
	[0.801, 0.0955],
	[0.78, 0.0898],
	[0.721, 0.0951],
	[0.58, 0.09],
	[0.457, 0.0786],
	[0.402, 0.0696],
	[0.314, 0.0515],
];
const ACTION_STEP = 7;
/** Smallest ratio of normal text, WCAG 2.2 AA. */
export const MIN_CONTRAST = 4.5;

export function isHexColor(value: string): boolean {
	return /^#[0-9a-f]{6}$/i.test(value);
}

export function palette(hex: string): Palette {
	const own = toOklch(hex);
	const scale = own.c / (STEPS[ACTION_STEP] as readonly [number, number])[1];
	const steps = STEPS.map(([l, c], i) => (i === ACTION_STEP ? hex : toHex({ l, c: c * scale, h: own.h })));
	return steps as unknown as Palette;
}

export interface Ramp {
	readonly steps: Palette;
	/** Where the colour itself stands among its steps. */
	readonly own: number;
}

/** Ten steps with the colour at the place its lightness gives it. */
export function ramp(hex: string): Ramp {
	const color = toOklch(hex);
	const distance = STEPS.map(([l]) => Math.abs(l - color.l));
	const own = distance.reduce((next, d, i) => (d < (distance[next] as number) ? i : next), 0);
	const scale = color.c / (STEPS[own] as readonly [number, number])[1];
	const steps = STEPS.map(([l, c], i) => (i === own ? hex : toHex({ l, c: c * scale, h: color.h })));
	return { steps: steps as unknown as Palette, own };
}

/** The step nearest to the colour on which white is readable; null where it is on the colour itself. */
export function fittingStep({ steps, own }: Ramp): number | null {
	if (contrast(steps[own] as string, '#ffffff') >= MIN_CONTRAST) return null;
	return steps.findIndex((step, i) => i > own && contrast(step, '#ffffff') >= MIN_CONTRAST);
}

/** Darkens a colour until it is readable with `ground`; where that is dark, lightens it. */
export function readable(hex: string, ground: string): string {
	const color = toOklch(hex);
	const way = toOklch(ground).l > 0.5 ? -0.01 : 0.01;
	let result = hex;
	for (let l = color.l; contrast(result, ground) < MIN_CONTRAST && l > 0 && l < 1; l += way)
		result = toHex({ ...color, l });
	return result;
}

/** A step outside the ten, for the dark scheme's grounds. */
export function shade(hex: string, l: number, c: number): string {
	const own = toOklch(hex);
	return toHex({ l, c: Math.min(c, own.c), h: own.h });
}

export function contrast(a: string, b: string): number {
	const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
	const [r, g, b] = toLinear(hex);
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function toLinear(hex: string): [number, number, number] {
	const channel = (at: number) => {
		const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	};
	return [channel(1), channel(3), channel(5)];
}

function toOklch(hex: string): Oklch {
	const [r, g, b] = toLinear(hex);
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
	const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
	return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(x, y), h: Math.atan2(y, x) };
}

function toHex({ l, c, h }: Oklch): string {
	const x = c * Math.cos(h);
	const y = c * Math.sin(h);
	const lc = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
	const mc = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
	const sc = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
	const rgb = [
		4.0767416621 * lc - 3.3077115913 * mc + 0.2309699292 * sc,
		-1.2684380046 * lc + 2.6097574011 * mc - 0.3413193965 * sc,
		-0.0041960863 * lc - 0.7034186147 * mc + 1.707614701 * sc,
	];
	return `#${rgb.map(toChannel).join('')}`;
}

function toChannel(linear: number): string {
	const clamped = Math.min(1, Math.max(0, linear));
	const value = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
	return Math.round(value * 255)
		.toString(16)
		.padStart(2, '0');
}
