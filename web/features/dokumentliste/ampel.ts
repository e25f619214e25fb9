import { type Anforderungsampel, anforderungsampel } from '#domain/akte/dokument/anforderungsampel.ts';
import type { AmpelState } from '../../ui/figures/ampel.tsx';
import type { Dokumentzeile } from './liste.ts';

const ZEICHEN: Readonly<Record<Anforderungsampel, AmpelState>> = {
	ROT: 'missing',
	GELB: 'check',
	GRUEN: 'ok',
	OHNE: 'none',
};

export const ampel = ({ anforderungsstatus, stufe }: Pick<Dokumentzeile, 'anforderungsstatus' | 'stufe'>): AmpelState =>
	ZEICHEN[anforderungsampel(anforderungsstatus, stufe)];
