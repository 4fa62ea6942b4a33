// A file of our own, so that the build makes it a worker.
import 'altcha/workers/pbkdf2'
