import 'server-only'
import {
  Counter,
  Gauge,
  Histogram,
  register,
  type CounterConfiguration,
  type GaugeConfiguration,
  type HistogramConfiguration,
} from 'prom-client'

/**
 * The process has one registry: prom-client is no part of any bundle, so the server and Next's parts load the
 * same module. A metric that one of them has made already is returned to the others.
 */
const known = <M>(name: string, make: () => M): M =>
  (register.getSingleMetric(name) as M | undefined) ?? make()

/** Returns the histogram of this name. */
export const histogram = <L extends string>(configuration: HistogramConfiguration<L>): Histogram<L> =>
  known(configuration.name, () => new Histogram(configuration))

/** Returns the gauge of this name. */
export const gauge = <L extends string>(configuration: GaugeConfiguration<L>): Gauge<L> =>
  known(configuration.name, () => new Gauge(configuration))

/** Returns the counter of this name. */
export const counter = <L extends string>(configuration: CounterConfiguration<L>): Counter<L> =>
  known(configuration.name, () => new Counter(configuration))

/** Returns every metric in the text format of Prometheus, version 0.0.4. */
export const exposition = (): Promise<string> => register.metrics()
