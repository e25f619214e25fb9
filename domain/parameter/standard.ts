import { vorgaben } from '#domain/stammdaten/stammfeld.ts';
import { PARAMETERFELDER, type ParameterFelder } from './parameterfelder.ts';

/** Defaults of the table Parameter / Mandant; names and addresses come with the tenant. */
export const STANDARD_PARAMETER = vorgaben(PARAMETERFELDER) as unknown as ParameterFelder;
